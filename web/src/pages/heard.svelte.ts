// What the reader is told of what happens: sounds, things that fly, an announcement, a notice, and lines not yet read.
import { tick } from 'svelte';
import { playSound } from '../browser/sound';
import type { Live } from '../play/live.svelte';
import type { Told } from '../play/narration';
import { myTurn, type TableState } from '../play/table';
import type { Sitter } from '../play/view';
import type { Happening, ServerEvent } from '../protocol';
import { say } from '../words/language.svelte';
import type { Face } from '../boards';

/** What has to be known of the screen to tell it. */
interface Listener {
  live: Live;
  face: Face;
  sitters: () => Sitter[];
  seat: () => number | null;
  lines: (since: number) => Told[]; // what was done since then, in words
  isChatting: () => boolean;
}
type Update = Extract<ServerEvent, { type: 'update' }>;
const isMove = (one: Happening) => one.type === 'moved';

export class Heard {
  announced = $state(''); // the latest moves, for whoever listens
  notice = $state(''); // what happened beside the game
  unread = $state(0);

  constructor(private readonly listener: Listener) {
    listener.live.onevent = (event, before) => {
      if (event.type === 'update') this.hear(event, before);
    };
  }

  private hear(event: Update, before: TableState): void {
    const { live, lines, isChatting } = this.listener;
    this.fly(event);
    for (const one of event.happened) {
      if (one.type === 'chatted' && !isChatting()) this.unread += 1;
      if (one.type === 'moved') playSound(this.listener.face.sound(one, before.view, event.view));
      if (one.type === 'ended') playSound('win');
      this.notice = this.noticed(one) ?? this.notice;
    }
    const moved = event.happened.find(isMove);
    if (moved && live.state.view)
      this.announced = lines(moved.ply)
        .map(({ text }) => text)
        .join(' ');
    if (myTurn(live.state) && !myTurn(before)) playSound('turn');
  }

  /** What is still on the screen is the position before: from here things fly to where they are next. */
  private fly(event: Update): void {
    const { face } = this.listener;
    const flights = event.happened.filter(isMove).flatMap((one) => (face.departures ? [face.departures(one)] : []));
    if (flights.length) void tick().then(() => flights.forEach((arrive) => arrive()));
  }

  /** What a happening beside the game is worth saying. */
  private noticed(one: Happening): string | null {
    const { you, info } = this.listener.live.state;
    const sitter = (seat: number) => this.listener.sitters()[seat]?.name ?? '';
    if (one.type === 'out_of_time')
      return say('page-out-of-time', {
        name: sitter(one.seat),
        who: one.seat === this.listener.seat() ? 'you' : 'other',
      });
    if (one.type === 'bot_failed') return say('page-bot-failed', { name: sitter(one.seat) });
    if (one.type === 'undone') return say('page-undone');
    if (one.type !== 'answered') return null;
    if (!one.yes && one.person !== you?.person) return say('page-not-agreed', { name: this.name(one.person) });
    return one.what === 'hints' && info?.hints ? say('page-hints-agreed') : null;
  }

  private name(person: number): string {
    const known = this.listener.live.state.info?.people.find((one) => one.person === person);
    return known?.name || say('page-somebody');
  }
}
