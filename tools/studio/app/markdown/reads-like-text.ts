import { syntaxTree } from '@codemirror/language';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';

const mark = (name: string) => Decoration.mark({ class: `md-${name}` });
const line = (name: string) => Decoration.line({ class: `md-${name}` });

/** Marks of syntax, which step back behind the words. */
const SYNTAX = mark('syntax');

/** How each kind of text looks. */
const MARKS: Readonly<Record<string, Decoration>> = {
  StrongEmphasis: mark('strong'),
  Emphasis: mark('emphasis'),
  Strikethrough: mark('struck'),
  InlineCode: mark('code'),
  Link: mark('link'),
  Image: mark('link'),
  URL: mark('address'),
  HTMLTag: mark('code'),
  HeaderMark: SYNTAX,
  EmphasisMark: SYNTAX,
  StrikethroughMark: SYNTAX,
  CodeMark: SYNTAX,
  LinkMark: SYNTAX,
  ListMark: mark('bullet'),
  QuoteMark: SYNTAX,
  TableDelimiter: SYNTAX,
};

const LINES: Readonly<Record<string, Decoration>> = {
  ATXHeading1: line('heading-2'),
  ATXHeading2: line('heading-2'),
  ATXHeading3: line('heading-3'),
  ATXHeading4: line('heading-3'),
  ATXHeading5: line('heading-3'),
  ATXHeading6: line('heading-3'),
  SetextHeading1: line('heading-2'),
  SetextHeading2: line('heading-2'),
  Blockquote: line('quote'),
  FencedCode: line('block'),
  CodeBlock: line('block'),
  HTMLBlock: line('block'),
  HorizontalRule: line('rule'),
};

/** How the text that is in view looks. */
function decorate({ state, visibleRanges }: EditorView): DecorationSet {
  const found: { from: number; to: number; decoration: Decoration }[] = [];
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        const inline = MARKS[node.name];
        if (inline && node.from < node.to)
          found.push({ from: node.from, to: node.to, decoration: inline });
        const whole = LINES[node.name];
        if (!whole) return;
        const first = state.doc.lineAt(Math.max(node.from, from)).number;
        const last = state.doc.lineAt(Math.min(node.to, to)).number;
        for (let number = first; number <= last; number += 1) {
          const { from: start } = state.doc.line(number);
          found.push({ from: start, to: start, decoration: whole });
        }
      },
    });
  return Decoration.set(
    found.map(({ from, to, decoration }) => decoration.range(from, to)),
    true,
  );
}

/** Shows a text in Markdown as it reads: headings large, emphasis slanted, the marks of syntax muted. */
export const readsLikeText = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.decorations = decorate(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
