import type { EditorState, TransactionSpec } from '@codemirror/state';
import { nodeAround } from './inline.ts';

/**
 * Begins a new paragraph at the cursor, where a line break by itself would print as a blank.
 *
 * @returns undefined outside of plain paragraphs
 */
export function newParagraph(state: EditorState): TransactionSpec | undefined {
  const { from, to } = state.selection.main;
  const paragraph = nodeAround(state, { from, to: from }, 'Paragraph');
  if (paragraph?.parent?.name !== 'Document' || from === paragraph.from) return undefined;
  const line = state.doc.lineAt(from);
  const end = state.doc.lineAt(to);
  // The line may be wrapped just here: that break becomes one of the two.
  const isAtStart = from === line.from;
  const isAtEnd = to === end.to && to < paragraph.to;
  const insert = state.lineBreak.repeat(isAtStart || isAtEnd ? 1 : 2);
  const cursor = from + (isAtStart ? 1 : 2);
  return { changes: { from, to, insert }, selection: { anchor: cursor } };
}

/** Ends the line at the cursor, within its paragraph. */
export const newLine = (state: EditorState): TransactionSpec =>
  state.replaceSelection(`\\${state.lineBreak}`);
