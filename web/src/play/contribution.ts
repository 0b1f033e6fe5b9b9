// This browser's part in a deal, carried out: it says each thing once, keeps what the check needs, tells what is wrong.
import type { Fair, SeatView, TableInfo, You } from '../protocol';
import { answer, begun, followed, trouble, type Answer, type Kept, type Trouble } from './fairdeal';
import type { World } from './world';

export class Contribution {
  private deal: Kept | null = null; // what this browser keeps of the deal
  private weighed: Fair | null = null; // the deal as it was last looked at
  private added: string | null = null; // what it last said to it
  private distrusted: Trouble | null = null; // what the reader was told about it

  constructor(
    private readonly table: string,
    private readonly world: Pick<World, 'bytes' | 'memory'>,
    private readonly say: (answer: Answer) => void,
    private readonly tell: (found: Trouble) => void,
  ) {}

  /** What is kept, for the check. */
  get kept(): Kept | null {
    return this.deal ?? this.world.memory.keptDeal(this.table);
  }

  /** Adds to the deal, first the promise, then what was promised; what is said, or checked later, is kept before. */
  weigh(info: TableInfo, you: You | null, view: SeatView | null): void {
    if (!info.fair) return;
    if (this.deal && info.fair === this.weighed) {
      this.follow(followed(this.deal, info, view, null)); // the deal is as it was: only the game went on
      return;
    }
    this.weighed = info.fair;
    const known = this.known(info.fair) ?? begun(info, you, () => this.world.bytes(32));
    if (!known) return;
    const said = answer(known, info.fair);
    this.follow(followed(known, info, view, said));
    if (said && this.added !== said.type) {
      this.added = said.type;
      this.say(said);
    }
    this.distrust(trouble(known, info.fair));
  }

  /** The deal as it is kept: here, or by another tab whose promise was the one that was taken. */
  private known(fair: Fair): Kept | null {
    if (this.deal && !trouble(this.deal, fair)) return this.deal;
    const stored = this.world.memory.keptDeal(this.table);
    return stored && !trouble(stored, fair) ? stored : (this.deal ?? stored);
  }

  private follow(deal: Kept): void {
    if (deal === this.deal) return;
    this.deal = deal;
    if (deal.seat !== null) this.world.memory.keepDeal(this.table, deal);
  }

  private distrust(found: Trouble | null): void {
    if (found && found !== this.distrusted) this.tell(found);
    this.distrusted = found;
  }
}
