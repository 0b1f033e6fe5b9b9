// What is asked of the server over HTTP: everything about tables that is not live.
import type { ClaimedSeat, Created, CreateTable, House, Problem, Proof, Summary, Tables, TakenOver } from '../protocol';

/** Why a request came back empty-handed: the server's code, or `gone` when it did not answer at all. */
export class Refused extends Error {
  constructor(readonly code: Problem['code'] | 'gone') {
    super(code);
  }
}

interface Keys {
  token?: string | null;
  invite?: string | null;
}

async function ask<Answer>(path: string, keys: Keys = {}, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (keys.token) headers['Authorization'] = `Bearer ${keys.token}`;
  if (keys.invite) headers['X-Invite'] = keys.invite;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('gone');
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((said as Problem | null)?.code ?? 'gone');
  return said as Answer;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const house = () => ask<House>('/api/house');
export const tables = () => ask<Tables>('/api/tables');
export const summary = (table: string, keys: Keys) => ask<Summary>(at(table), keys);
export const create = (wish: CreateTable) => ask<Created>('/api/tables', {}, wish);
export const claim = (table: string, keys: Keys, seat: number | null, name: string) =>
  ask<ClaimedSeat>(`${at(table)}/claim`, keys, { seat, name });
export const takeOver = (table: string, code: string) => ask<TakenOver>(`${at(table)}/take-over`, {}, { code });
export const record = (table: string, keys: Keys) => ask<Record<string, unknown>>(`${at(table)}/record`, keys);
export const proof = (table: string, keys: Keys) => ask<Proof>(`${at(table)}/proof`, keys);
