import { syntaxTree } from '@codemirror/language';
import { StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

/** A line break that its author wants: two blanks or a backslash before it. */
const HARD_BREAK = /(?: {2}|\\)\r?$/;

/** Where the words of a further line of a paragraph begin: behind its indent and the marks of a quotation. */
const INDENT = /^[\s>]*/;

/** A footnote begins a line of its own. */
const FOOTNOTE = /^\s*\[\^/;

/**
 * The line breaks within paragraphs, which a page prints as blanks: many texts are wrapped to a width of
 * their own. Each reaches to the words of the next line.
 */
export function softBreaks(state: EditorState): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  syntaxTree(state).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'Paragraph') return;
      for (let line = state.doc.lineAt(from); line.to < to;) {
        const next = state.doc.line(line.number + 1);
        const start = next.from + (INDENT.exec(next.text)?.[0].length ?? 0);
        if (!HARD_BREAK.test(line.text) && !FOOTNOTE.test(next.text))
          found.push({ from: line.to, to: start });
        line = next;
      }
    },
  });
  return found;
}

class Blank extends WidgetType {
  override toDOM(): HTMLElement {
    const blank = document.createElement('span');
    blank.textContent = ' ';
    return blank;
  }

  override eq(): boolean {
    return true;
  }
}

const BLANK = Decoration.replace({ widget: new Blank() });

const decorate = (state: EditorState): DecorationSet =>
  Decoration.set(softBreaks(state).map(({ from, to }) => BLANK.range(from, to)));

/** Shows paragraphs as wide as the window is, however the lines of their file are wrapped. */
export const joinsLines = StateField.define<DecorationSet>({
  create: decorate,
  update: (shown, { startState, state, docChanged }) =>
    docChanged || syntaxTree(startState) !== syntaxTree(state) ? decorate(state) : shown,
  provide: (field) => EditorView.decorations.from(field),
});
