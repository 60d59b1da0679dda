import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { ROOT } from '../../../lib/paths.ts';
import { openText, showText, textOf } from './state.ts';

const files = globSync('src/{content/{posts,pages},demos/*/posts}/*.md', { cwd: ROOT });

/** The bodies of all posts and texts, and texts that are hard to keep. */
const bodies: readonly string[] = [
  ...files.flatMap((file) => splitText(readFileSync(join(ROOT, file), 'utf8'))?.body ?? []),
  '',
  '\n',
  '\n\nNo line break at the end',
  'Trailing blanks  \nand a tab\t\n\n\n\n* star\n+ plus\n1) one\n',
  'Hard\u00a0space, soft\u00adhyphen, \u2028 separator, \ufeff mark, 👩‍👩‍👧 family, e\u0301\n',
  '| a | b |\n|:--|--:|\n|1|2|\n\n```js\n  code\t\n```\n',
  '\u202bعربي\u202c\n## عنوان\n',
];

const toWindows = (text: string) => text.replace(/\r?\n/g, '\r\n');
/** Every other line ends as on Windows. */
const mixed = (text: string) => {
  let count = 0;
  return text.replace(/\r?\n/g, () => ((count += 1) % 2 === 0 ? '\n' : '\r\n'));
};

const VARIANTS = { 'as they are': (text: string) => text, 'with CRLF': toWindows, mixed };

/** Places spread over a text, its ends among them. */
function placesIn(length: number): number[] {
  const step = Math.max(1, Math.floor(length / 10));
  const places = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  return [...places, length];
}

it.each(Object.entries(VARIANTS))(
  'keeps every byte of all posts and texts but the letter that is typed (%s)',
  (_, variant) => {
    for (const text of bodies.map(variant)) {
      const opened = openText(text);
      expect(textOf(opened)).toBe(text);
      for (const place of placesIn(opened.doc.length)) {
        const before = opened.sliceDoc(0, place);
        const typed = opened.update({ changes: { from: place, insert: 'x' } }).state;
        expect(text.startsWith(before)).toBe(true);
        expect(textOf(typed)).toBe(`${before}x${text.slice(before.length)}`);
      }
    }
  },
);

it('begins a new line as the other lines of the text end', () => {
  const typed = (text: string) => {
    const state = openText(text);
    return textOf(state.update(state.replaceSelection(state.lineBreak)).state);
  };
  expect(typed('a\r\nb\r\n')).toBe('\r\na\r\nb\r\n');
  expect(typed('a\nb\r\n')).toBe('\na\nb\r\n');
});

it('shows a text that changed outside by its difference only, and keeps the cursor', () => {
  for (const variant of Object.values(VARIANTS)) {
    const [before, after] = [
      variant('One\n\nTwo\n\nThree\n'),
      variant('One\n\nTwo and a half\n\nThree\n'),
    ];
    const state = openText(before).update({ selection: { anchor: 1 } }).state;
    const shown = showText(state, after);
    expect(shown).toBeDefined();
    const { state: now } = state.update(shown ?? {});
    expect(textOf(now)).toBe(after);
    expect(now.selection.main.head).toBe(1);
  }
});

it('opens a text anew whose line breaks have changed outside', () => {
  expect(showText(openText('a\nb\n'), 'a\r\nb\r\n')).toBeUndefined();
});
