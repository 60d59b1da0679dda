import type { EditorState, Line, TransactionSpec } from '@codemirror/state';

/** What a line can be. */
export type Block = 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote';

const LIST = /^(\s*)(?:[-*+]|\d+[.)])\s+/;

/** How each kind of line begins, with the blanks before it as the first group. */
const BEGINNINGS: Readonly<Record<Block, RegExp>> = {
  heading2: /^( {0,3})##\s+/,
  heading3: /^( {0,3})###\s+/,
  bullets: /^(\s*)[-*+]\s+/,
  numbers: /^(\s*)\d+[.)]\s+/,
  quote: /^( {0,3})> ?/,
};

/** What one kind takes the place of: a list of the other kind, a heading of another level. */
const REPLACED: Readonly<Record<Block, RegExp>> = {
  heading2: /^( {0,3})#{1,6}\s+/,
  heading3: /^( {0,3})#{1,6}\s+/,
  bullets: LIST,
  numbers: LIST,
  quote: BEGINNINGS.quote,
};

/** @param index of the line among those that are changed */
const beginningOf = (block: Block, index: number) =>
  ({
    heading2: '## ',
    heading3: '### ',
    bullets: '- ',
    numbers: `${String(index + 1)}. `,
    quote: '> ',
  })[block];

/** The lines that the selection touches; empty ones count only where there is nothing else. */
function linesIn(state: EditorState): Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to } of state.selection.ranges)
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      lines.set(line.number, line);
      at = line.to + 1;
    }
  const written = [...lines.values()].filter(({ text }) => text.trim() !== '');
  return written.length > 0 ? written : [...lines.values()].slice(0, 1);
}

/** Whether all lines that the selection touches are of a kind. */
export const hasBlock = (state: EditorState, block: Block): boolean =>
  linesIn(state).every(({ text }) => BEGINNINGS[block].test(text));

/** Makes the lines that the selection touches headings, a list or a quotation, or plain lines again. */
export function toggleBlock(state: EditorState, block: Block): TransactionSpec {
  const isOn = hasBlock(state, block);
  const lines = linesIn(state).map(({ from, text }, index) => {
    const [old, blanks = ''] = REPLACED[block].exec(text) ?? [/^\s*/.exec(text)?.[0] ?? ''];
    const indent = blanks === '' && !REPLACED[block].test(text) ? old : blanks;
    return {
      from,
      to: from + old.length,
      insert: indent + (isOn ? '' : beginningOf(block, index)),
    };
  });
  const changes = state.changes(lines);
  // The cursor of an empty line stays behind the sign that begins it now.
  return { changes, selection: state.selection.map(changes, 1) };
}
