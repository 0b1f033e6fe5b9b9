// How the seats of a table are called on this screen.
import type { SeatInfo, TableInfo, You } from '../protocol';
import type { Say } from '../words/speaker';
import type { Sitter } from './view';

/** A seat's name: its person's, the one given round this screen, a bot's number, or an open chair. */
export function nameOf(say: Say, seat: SeatInfo, local: readonly string[] | undefined): string {
  if (seat.kind === 'open') return say('page-open-seat');
  if (seat.kind === 'bot') return seat.name ?? say('page-bot-name', { n: seat.seat });
  return local?.[seat.seat] ?? seat.name ?? say('page-player-number', { n: seat.seat + 1 });
}

/** Everybody at the table, seat by seat. */
export function sitters(
  say: Say,
  info: TableInfo,
  you: You | null,
  local: readonly string[] | undefined,
  clock: (seat: SeatInfo) => string | undefined,
): Sitter[] {
  return info.seats.map((seat) => {
    const left = clock(seat);
    return {
      name: nameOf(say, seat, local),
      bot: seat.kind === 'bot' || seat.standing_in,
      here: seat.connected || seat.kind === 'bot',
      you: you?.seats.includes(seat.seat) ?? false,
      ...(left === undefined ? {} : { clock: left }),
    };
  });
}

/** Time left as a clock shows it. */
export function timeLeft(info: TableInfo, seat: SeatInfo, now: number): string | undefined {
  if (info.clock === null || info.phase !== 'playing') return undefined;
  const running = info.turn?.seat === seat.seat && info.turn.deadline !== null;
  const left = running ? info.turn!.deadline! - now : seat.bank;
  if (left === null) return undefined;
  const seconds = Math.max(0, Math.round(left / 1000));
  if (seconds >= 36 * 3600) return `${Math.round(seconds / 86400)} d`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
