// A small reader for our rule pages: headings, paragraphs, lists, tables, the place of a picture, and words in bold.
export type Block =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | { kind: 'picture' }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };
export interface Piece {
  text: string;
  strong: boolean;
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function block(lines: string[]): Block {
  const first = lines[0] ?? '';
  if (first.startsWith('# ')) return { kind: 'title', text: first.slice(2) };
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) };
  if (first === '{picture}') return { kind: 'picture' };
  if (first.startsWith('- '))
    return {
      kind: 'list',
      items: lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((item) => item.replace(/\n\s*/g, ' ').trim()),
    };
  if (first.startsWith('|')) return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) };
  return { kind: 'text', text: lines.join(' ') };
}

/** A page as blocks. */
export const blocks = (markdown: string): Block[] =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => block(part.split('\n')));

/** A line as pieces, plain and bold in turn. */
export const pieces = (line: string): Piece[] =>
  line
    .split('**')
    .map((text, k) => ({ text, strong: k % 2 === 1 }))
    .filter(({ text }) => text !== '');
