import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import { nodeAround } from './inline.ts';

/** A link as its dialog shows it. */
export interface TextLink {
  /** What is pressed. */
  readonly text: string;
  readonly address: string;
}

/** An address as Markdown writes it: in angle brackets where it has blanks or brackets. */
const written = (address: string) =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;

/** Brackets would end the text, a line break would end its line. */
const escaped = (text: string) => text.replace(/[\\[\]]/g, String.raw`\$&`).replace(/\s+/g, ' ');

/** The link that the selection lies in. */
function linkAround(state: EditorState) {
  const node = nodeAround(state, state.selection.main, 'Link');
  const address = node?.getChild('URL');
  const [open, close] = node?.getChildren('LinkMark') ?? [];
  if (!node || !address || !open || !close) return undefined;
  return { node, address, text: { from: open.to, to: close.from } };
}

/** Whether the selection lies in a link. */
export const hasLink = (state: EditorState): boolean => linkAround(state) !== undefined;

/** What the dialog of a link begins with: the link at the selection, or the words that are selected. */
export function linkAt(state: EditorState): TextLink {
  const link = linkAround(state);
  if (!link) {
    const { from, to } = state.selection.main;
    return { text: state.sliceDoc(from, to), address: '' };
  }
  return {
    text: state.sliceDoc(link.text.from, link.text.to),
    address: state.sliceDoc(link.address.from, link.address.to).replace(/^<(.*)>$/, '$1'),
  };
}

/** Sets the link at the selection, or makes one of what is selected. Words that have not changed stay as they are. */
export function setLink(state: EditorState, { text, address }: TextLink): TransactionSpec {
  const link = linkAround(state);
  const before = linkAt(state).text;
  if (link)
    return {
      changes: [
        ...(text === before ? [] : [{ ...link.text, insert: escaped(text) }]),
        { from: link.address.from, to: link.address.to, insert: written(address) },
      ],
    };
  const words = text === before ? text : escaped(text);
  const { from, to } = state.selection.main;
  const insert = `[${words === '' ? escaped(address) : words}](${written(address)})`;
  return {
    changes: { from, to, insert },
    selection: EditorSelection.cursor(from + insert.length),
  };
}

/** Takes the link at the selection away, and keeps its words. */
export function removeLink(state: EditorState): TransactionSpec {
  const link = linkAround(state);
  if (!link) return {};
  return {
    changes: [
      { from: link.node.from, to: link.text.from },
      { from: link.text.to, to: link.node.to },
    ],
  };
}

/** Puts a picture on a line of its own after the line of the cursor; an empty line takes it in. */
export function insertPicture(state: EditorState, { text, address }: TextLink): TransactionSpec {
  const line = state.doc.lineAt(state.selection.main.head);
  const picture = `![${escaped(text)}](${written(address)})`;
  const isEmpty = line.text.trim() === '';
  const pause = isEmpty ? '' : state.lineBreak + state.lineBreak;
  const insert = state.toText(pause + picture);
  const from = isEmpty ? line.from : line.to;
  return {
    changes: { from, to: line.to, insert },
    selection: EditorSelection.cursor(from + insert.length),
  };
}
