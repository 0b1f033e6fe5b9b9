// What a server would answer to the parts that ask one: a proof that holds, one that does not, none at all.
import { ENTROPY, promised, proofOf, termsOf } from './deal';
import type { Kept } from '../src/play/fairdeal';

const terms = termsOf();
const both = [promised(terms, 0), promised(terms, 1)];
type Proof = ReturnType<typeof proofOf>;
const proof = proofOf(both);
const silent = proofOf([both[0]!, { ...both[1]!, entropy: null }]);
const nobody = proofOf([]);
const other = { ...proof, moves: [...proof.moves].reverse(), fair: { ...proof.fair, secret: '44'.repeat(32) } };

/** What the browser at seat 0 kept of a deal. */
const keptOf = ({ fair, options }: Proof): Kept => ({
  ...terms,
  seat: 0,
  entropy: ENTROPY[0],
  closed: fair.closed ?? null,
  options,
  seen: [],
});
/** At which tables it took part, and what it has of them. */
export const KEPT: Record<string, Kept> = { proved: keptOf(proof), silent: keptOf(silent), failed: keptOf(proof) };

const never = new Promise<Response>(() => undefined);
const ANSWERS: Record<string, () => Response | Promise<Response>> = {
  '/': () => new Response(null, { status: 503 }), // so that what cannot be loaded is not tried once more
  '/api/tables/checking/proof': () => never,
  '/api/tables/proved/proof': () => Response.json(proof),
  '/api/tables/silent/proof': () => Response.json(silent),
  '/api/tables/nobody/proof': () => Response.json(nobody),
  '/api/tables/failed/proof': () => Response.json(other),
  '/api/tables/gone/proof': () => Response.json({ code: 'not_now', sentence: '' }, { status: 409 }),
};

/** From here on these addresses are answered without a server. */
export function standIn(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (asked, ...rest) => {
    const answer = typeof asked === 'string' ? ANSWERS[asked] : undefined;
    return answer ? Promise.resolve(answer()) : ask(asked, ...rest);
  };
}
