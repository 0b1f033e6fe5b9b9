// The papers that can be laid over a table, one at a time.
export type Laid = 'log' | 'chat' | 'menu' | 'hints' | 'undo' | 'end';
