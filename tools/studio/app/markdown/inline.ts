import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';

/** Marks around words: bold and emphasis. */
export type InlineMark = '**' | '*';

const NODES = { '**': 'StrongEmphasis', '*': 'Emphasis' } as const;

interface Range {
  readonly from: number;
  readonly to: number;
}

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

/** The innermost node of a kind that a range lies in, its own marks included. */
export function nodeAround(
  state: EditorState,
  { from, to }: Range,
  name: string,
): Node | undefined {
  for (const side of [1, -1] as const) {
    let node: Node | null = syntaxTree(state).resolveInner(from, side);
    for (; node; node = node.parent)
      if (node.name === name && node.from <= from && node.to >= to) return node;
  }
  return undefined;
}

/** Whether what is selected is bold, or emphasized. */
export const hasInline = (state: EditorState, mark: InlineMark): boolean =>
  nodeAround(state, state.selection.main, NODES[mark]) !== undefined;

/** What begins a line and is no word: the marks of a list, a quotation, a heading. */
const OPENING = /^\s*(?:(?:[-*+]|\d+[.)]|>|#{1,6})(?:\s+|$))*/;

/** The words that a selection covers, line by line, without blanks and marks around them. */
function wordsIn(state: EditorState, { from, to }: Range): Range[] {
  if (from === to) {
    const word = state.wordAt(from);
    return [word ? { from: word.from, to: word.to } : { from, to }];
  }
  const ranges: Range[] = [];
  for (let at = from; at <= to;) {
    const line = state.doc.lineAt(at);
    const opening = OPENING.exec(line.text)?.[0].length ?? 0;
    const start = Math.max(from, line.from + opening);
    const text = state.sliceDoc(start, Math.min(to, line.to));
    const lead = text.length - text.trimStart().length;
    if (start < line.to && text.trim() !== '')
      ranges.push({ from: start + lead, to: start + lead + text.trim().length });
    at = line.to + 1;
  }
  return ranges;
}

/** Makes what is selected bold or emphasized, or takes that away; without a selection, the word at the cursor. */
export function toggleInline(state: EditorState, mark: InlineMark): TransactionSpec {
  return state.changeByRange((range) => {
    const size = mark.length;
    const node = nodeAround(state, range, NODES[mark]);
    if (node) {
      const changes = state.changes([
        { from: node.from, to: node.from + size },
        { from: node.to - size, to: node.to },
      ]);
      return { changes, range: range.map(changes) };
    }
    const words = wordsIn(state, range);
    const changes = state.changes(
      words.flatMap(({ from, to }) => [
        { from, insert: mark },
        { from: to, insert: mark },
      ]),
    );
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last) return { range };
    if (range.empty) return { changes, range: EditorSelection.cursor(range.head + size) };
    return {
      changes,
      range: EditorSelection.range(changes.mapPos(first.from, 1), changes.mapPos(last.to, -1)),
    };
  });
}
