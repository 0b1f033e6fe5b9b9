// Why something did not happen, as a sentence that says what to do; the server's codes on the left.
export const REFUSALS: Record<string, string> = {
  bad_command: 'page-refused-command',
  no_table: 'page-refused-table',
  not_yours: 'page-refused-yours',
  not_now: 'page-refused-now',
  stale: 'page-refused-stale',
  unknown_move: 'page-refused-stale',
  illegal_move: 'page-refused-stale',
  unfinished: 'page-refused-unfinished',
  nature_moved: 'page-refused-nature',
  bad_option: 'page-refused-option',
  taken: 'page-refused-taken',
  muted: 'page-refused-muted',
  too_fast: 'page-refused-fast',
  too_many: 'page-refused-many',
  compiling: 'page-refused-compiling',
  closing: 'page-refused-closing',
  unavailable: 'page-refused-unavailable',
  gone: 'page-refused-gone',
};
export const refusalWords = (code: string): string => REFUSALS[code] ?? 'page-refused-command';
