import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import {
  Annotation,
  EditorState,
  Transaction,
  type Extension,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { lineBreakOf } from './line-breaks.ts';
import { newLine, newParagraph } from './new-paragraph.ts';
import { readsLikeText } from './reads-like-text.ts';
import { changeBetween } from './replace-text.ts';
import { joinsLines } from './soft-breaks.ts';
import { toggleInline } from './inline.ts';

const run = (find: (state: EditorState) => TransactionSpec | undefined) => (view: EditorView) => {
  const spec = find(view.state);
  if (spec) view.dispatch(spec, { scrollIntoView: true, userEvent: 'input' });
  return spec !== undefined;
};

/** Keys of a text, besides those that every text has. Tab is not among them: it leaves the editor. */
const KEYS = [
  { key: 'Enter', shift: run(newLine), run: run(newParagraph) },
  { key: 'Mod-b', run: run((state) => toggleInline(state, '**')) },
  { key: 'Mod-i', run: run((state) => toggleInline(state, '*')) },
];

/** What every text in Markdown is edited with. */
const BASE: Extension = [
  markdown({ base: markdownLanguage, completeHTMLTags: false }),
  history(),
  EditorView.lineWrapping,
  EditorView.perLineTextDirection.of(true),
  // What comes from another program takes the line breaks of this text.
  EditorView.clipboardInputFilter.of((text, state) => text.replace(/\r\n?|\n/g, state.lineBreak)),
  readsLikeText,
  joinsLines,
  keymap.of([...KEYS, ...defaultKeymap, ...historyKeymap]),
];

/**
 * A text, to be edited. Only what an edit touches changes: {@link textOf} gives back every other byte.
 *
 * @param extensions of the window that shows it
 */
export const openText = (text: string, extensions: Extension = []): EditorState =>
  EditorState.create({
    doc: text,
    extensions: [EditorState.lineSeparator.of(lineBreakOf(text)), BASE, extensions],
  });

/** The text as it stands in the file. */
export const textOf = (state: EditorState): string => state.sliceDoc();

/** Marks what was not typed here. */
export const fromOutside = Annotation.define<boolean>();

/**
 * What makes a state show another text, as after an undo over the whole sitting. The text’s own history
 * passes over it.
 *
 * @returns undefined where it has other line breaks, so that it has to be opened anew
 */
export function showText(state: EditorState, text: string): TransactionSpec | undefined {
  if (text.includes('\n') && lineBreakOf(text) !== state.lineBreak) return undefined;
  // A state counts a line break as one letter, whatever it is in the file.
  const plain = (one: string) => one.replaceAll(state.lineBreak, '\n');
  const { from, to, insert } = changeBetween(plain(textOf(state)), plain(text));
  return {
    changes: { from, to, insert: insert.replaceAll('\n', state.lineBreak) },
    annotations: [Transaction.addToHistory.of(false), fromOutside.of(true)],
  };
}
