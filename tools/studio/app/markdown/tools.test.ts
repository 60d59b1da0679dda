import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { hasBlock, toggleBlock } from './blocks.ts';
import { hasInline, toggleInline } from './inline.ts';
import { hasLink, insertPicture, linkAt, removeLink, setLink } from './links.ts';
import { homesOf, picturePath } from './picture-path.ts';
import { newLine, newParagraph } from './new-paragraph.ts';
import { softBreaks } from './soft-breaks.ts';
import { openText, textOf } from './state.ts';

/** A text with its selection between `‹` and `›`, or its cursor at `|`. */
function select(marked: string): EditorState {
  const from = marked.search(/[‹|]/);
  const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
  const state = openText(marked.replace(/[‹›|]/g, ''));
  return state.update({ selection: EditorSelection.single(from, to) }).state;
}

/** The text after a tool, with its selection marked as in {@link select}. */
function after(marked: string, tool: (state: EditorState) => TransactionSpec): string {
  const before = select(marked);
  const { state } = before.update(tool(before));
  const text = textOf(state);
  const { from, to } = state.selection.main;
  if (from === to) return `${text.slice(0, from)}|${text.slice(from)}`;
  return `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

const bold = (state: EditorState) => toggleInline(state, '**');
const italic = (state: EditorState) => toggleInline(state, '*');

describe('bold and emphasis', () => {
  it('goes around what is selected, without the blanks at its ends', () => {
    expect(after('One‹ two ›three', bold)).toBe('One **‹two›** three');
    expect(after('‹One›', italic)).toBe('*‹One›*');
  });

  it('goes around the word at the cursor, or the cursor itself', () => {
    expect(after('One tw|o', bold)).toBe('One **tw|o**');
    expect(after('|', bold)).toBe('**|**');
  });

  it('is taken away again, wherever in it the cursor is', () => {
    expect(after('One **t|wo** three', bold)).toBe('One t|wo three');
    expect(after('One **‹two›** three', bold)).toBe('One ‹two› three');
    expect(after('One ‹**two**› three', bold)).toBe('One ‹two› three');
    expect(after('One _t|wo_', italic)).toBe('One t|wo');
  });

  it('tells the two apart, and joins them', () => {
    expect(after('**‹two›**', italic)).toBe('***‹two›***');
    expect(hasInline(select('**t|wo**'), '**')).toBe(true);
    expect(hasInline(select('**t|wo**'), '*')).toBe(false);
  });

  it('goes around each line of several, behind the signs that begin them', () => {
    expect(after('- ‹one\n- two\n\n> three›', bold)).toBe('- **‹one**\n- **two**\n\n> **three›**');
  });
});

describe('headings, lists and quotations', () => {
  it('begin each line that is touched, and are taken away again', () => {
    const list = (state: EditorState) => toggleBlock(state, 'bullets');
    expect(textOf(select(after('o‹ne\n\ntw›o\nthree', list)))).toBe('- one\n\n- two\nthree');
    expect(after('- o|ne', list)).toBe('o|ne');
  });

  it('take the place of another level, or another kind of list', () => {
    expect(after('### One|', (state) => toggleBlock(state, 'heading2'))).toBe('## One|');
    expect(after('## One|', (state) => toggleBlock(state, 'heading3'))).toBe('### One|');
    const numbered = after('  * ‹one\n  * two›', (state) => toggleBlock(state, 'numbers'));
    expect(textOf(select(numbered))).toBe('  1. one\n  2. two');
  });

  it('begin an empty line too', () => {
    expect(after('|', (state) => toggleBlock(state, 'quote'))).toBe('> |');
  });

  it('are told apart', () => {
    expect(hasBlock(select('## On|e'), 'heading2')).toBe(true);
    expect(hasBlock(select('### On|e'), 'heading2')).toBe(false);
    expect(hasBlock(select('1. On|e'), 'bullets')).toBe(false);
  });
});

describe('paragraphs', () => {
  const paragraph = (state: EditorState) => newParagraph(state) ?? {};

  it('begin at Enter, with an empty line between', () => {
    expect(after('One |two', paragraph)).toBe('One \n\n|two');
    expect(after('One|\n\nTwo', paragraph)).toBe('One\n\n|\n\nTwo');
  });

  it('begin where a line was wrapped, with one empty line too', () => {
    expect(after('One|\ntwo', paragraph)).toBe('One\n\n|two');
    expect(after('One\n|two', paragraph)).toBe('One\n\n|two');
    expect(after('One ‹two\nthree› four', paragraph)).toBe('One \n\n| four');
  });

  it('are none of lists and headings, which go on by themselves', () => {
    expect(newParagraph(select('- One|'))).toBeUndefined();
    expect(newParagraph(select('## One|'))).toBeUndefined();
  });

  it('take a line break by hand', () => {
    expect(after('One|two', newLine)).toBe('One\\\n|two');
  });

  it('are shown as wide as the window, whatever their file’s lines', () => {
    const shown = (text: string) => {
      const state = openText(text);
      return softBreaks(state).map(({ from, to }) => state.sliceDoc(from - 1, to + 1));
    };
    expect(shown('a\nb\n\nc\n')).toEqual(['a\nb']);
    expect(shown('- a\n  b\n- c\n\n> d\n> e\n')).toEqual(['a\n  b', 'd\n> e']);
    expect(shown('a  \nb\\\nc\n\n```\nd\ne\n```\n\n| f |\n|---|\n| g |\n')).toEqual([]);
  });
});

describe('links and pictures', () => {
  const to = (address: string, text?: string) => (state: EditorState) =>
    setLink(state, { text: text ?? linkAt(state).text, address });

  it('makes a link of what is selected', () => {
    expect(after('See ‹the team›.', to('/team'))).toBe('See [the team](/team)|.');
    expect(after('See |', to('/my page', 'a [b]'))).toBe(String.raw`See [a \[b\]](</my page>)|`);
    expect(after('|', to('/team'))).toBe('[/team](/team)|');
  });

  it('changes the address of a link and nothing else', () => {
    expect(after('[t*he* te|am](/team "Us")', to('/about'))).toBe('[t*he* te|am](/about "Us")');
  });

  it('takes a link away and keeps its words', () => {
    expect(after('See [the te|am](/team).', removeLink)).toBe('See the te|am.');
    expect(hasLink(select('See [the te|am](/team).'))).toBe(true);
    expect(hasLink(select('Se|e [the team](/team).'))).toBe(false);
  });

  it('puts a picture on a line of its own', () => {
    const picture = (state: EditorState) =>
      insertPicture(state, { text: 'A cat', address: '../../assets/a cat.webp' });
    expect(after('On|e\n', picture)).toBe('One\n\n![A cat](<../../assets/a cat.webp>)|\n');
    expect(after('One\n\n|\nTwo', picture)).toBe(
      'One\n\n![A cat](<../../assets/a cat.webp>)|\nTwo',
    );
  });

  it('names a picture by the way from the text', () => {
    const homes = homesOf([
      { file: 'src/demos/business/content.yaml' },
      { file: 'src/content/menu.yaml' },
    ]);
    const post = 'src/content/posts/handover.md';
    expect(picturePath(post, 'articles/cat.webp', homes)).toBe('../../assets/articles/cat.webp');
    expect(picturePath('src/demos/business/posts/a.md', 'business/hall.webp', homes)).toBe(
      '../pictures/hall.webp',
    );
    expect(picturePath(post, 'business/hall.webp', homes)).toBe(
      '../../demos/business/pictures/hall.webp',
    );
  });
});
