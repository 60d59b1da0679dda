import { attribute, deepTextOf, remove, setAttribute, type Element } from '../../lib/html.ts';
import { allNamed, around, element, isElement, replace, type Fragment } from './tree.ts';

/** The attribute of the section that holds a text’s footnotes. */
export const FOOTNOTES = 'data-footnotes';

/** The attribute of a mark that leads to a footnote, and of a list's entry that is one. */
export const FOOTNOTE = 'data-footnote';

/**
 * Finds footnotes as WordPress, GitHub and satteri write them: a list in a section, and links to its
 * entries. They are numbered as Markdown will, from 1.
 */
export function shapeFootnotes(fragment: Fragment): void {
  const sections = allNamed(fragment, 'section', 'div').filter(
    (one) =>
      attribute(one, FOOTNOTES) !== undefined ||
      /(^|\s)footnotes(\s|$)/.test(attribute(one, 'class') ?? ''),
  );
  const notes = sections
    .flatMap((section) => allNamed(section, 'li'))
    .filter((one) => attribute(one, 'id'));
  const numbers = new Map(
    notes.map((note, index) => [attribute(note, 'id') ?? '', String(index + 1)]),
  );
  for (const link of allNamed(fragment, 'a')) {
    const href = attribute(link, 'href') ?? '';
    if (!href.startsWith('#')) continue;
    const note = around(link, ['li']);
    if (note && notes.includes(note)) {
      remove(link);
      continue;
    }
    const number = numbers.get(decoded(href.slice(1)));
    if (number === undefined) continue;
    const mark = around(link, ['sup']) ?? link;
    replace(mark, element('sup', { [FOOTNOTE]: number }, number));
  }
  if (notes.length === 0) return;
  for (const section of sections) remove(section);
  const list = element('section', { [FOOTNOTES]: '' });
  for (const note of notes) {
    const entry = element('div', {}, ...note.childNodes);
    setAttribute(entry, FOOTNOTE, numbers.get(attribute(note, 'id') ?? '') ?? '');
    dropBackArrow(entry);
    entry.parentNode = list;
    list.childNodes.push(entry);
  }
  list.parentNode = fragment;
  fragment.childNodes.push(list);
}

const decoded = (id: string) => {
  try {
    return encodeURIComponent(decodeURIComponent(id)) === encodeURIComponent(id)
      ? id
      : decodeURIComponent(id);
  } catch {
    return id;
  }
};

/** What is left of a link back: an arrow alone in its paragraph. */
function dropBackArrow(entry: Element): void {
  for (const child of [...entry.childNodes])
    if (
      isElement(child) &&
      /^(?:\s|↩|\uFE0E|\^)*$/.test(deepTextOf(child)) &&
      allNamed(child, 'img').length === 0
    )
      remove(child);
}
