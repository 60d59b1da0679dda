import { deepTextOf, remove } from '../../lib/html.ts';
import { allNamed, around, element, replace, type Fragment } from './tree.ts';

const NAMES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Moves headings so that the highest is of the second level, as the first is the page's own. Headings in
 * lists, cells and quotations become bold words.
 */
export function shapeHeadings(fragment: Fragment, title: string): void {
  const [first] = allNamed(fragment, ...NAMES);
  if (first && plain(deepTextOf(first)) === plain(title)) remove(first);
  for (const heading of allNamed(fragment, ...NAMES)) {
    if (plain(deepTextOf(heading)) === '' && allNamed(heading, 'img').length === 0) remove(heading);
    else if (
      around(heading, ['li', 'td', 'th', 'blockquote', 'dd', 'dt', 'a', 'em', 'strong', 'p'])
    )
      replace(heading, element('p', {}, element('strong', {}, ...heading.childNodes)));
    else for (const br of allNamed(heading, 'br')) replace(br, ...element('i', {}, ' ').childNodes);
  }
  const all = allNamed(fragment, ...NAMES);
  const highest = Math.min(...all.map(({ tagName }) => Number(tagName.slice(1))));
  for (const heading of all) {
    const level = Math.min(6, Number(heading.tagName.slice(1)) - highest + 2);
    replace(heading, element(`h${level}`, {}, ...heading.childNodes));
  }
}
