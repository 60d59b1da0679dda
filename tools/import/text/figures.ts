import { attribute, deepTextOf, remove, type Element } from '../../lib/html.ts';
import { allNamed, around, element, replace, unwrap, type Fragment } from './tree.ts';

/**
 * Puts each picture into a paragraph of its own, and its caption in one below, emphasised. A link around
 * a picture goes: it led to the picture's file or to a page about it.
 */
export function shapeFigures(fragment: Fragment): void {
  for (const img of allNamed(fragment, 'img')) {
    const link = around(img, ['a']);
    if (link && deepTextOf(link).trim() === '') unwrap(link);
  }
  for (const figure of allNamed(fragment, 'figure')) {
    const captions = allNamed(figure, 'figcaption').filter(
      (one) => around(one, ['figure']) === figure,
    );
    for (const caption of captions) {
      const words = deepTextOf(caption).trim();
      const [img, second] = allNamed(figure, 'img');
      if (words === '') remove(caption);
      else {
        if (img && !second) setCaption(img, words);
        replace(caption, element('p', {}, element('em', {}, ...caption.childNodes)));
      }
    }
  }
  for (const caption of allNamed(fragment, 'figcaption', 'caption')) {
    const table = around(caption, ['table']);
    const made = element('p', {}, element('em', {}, ...caption.childNodes));
    if (deepTextOf(made).trim() === '' || !table) {
      if (table) remove(caption);
      else replace(caption, made);
      continue;
    }
    remove(caption);
    replace(table, made, copyOf(table));
  }
}

/** The same element, to stand again where it has been replaced. */
const copyOf = (node: Element): Element => element(node.tagName, {}, ...node.childNodes);

/** A caption says what a picture shows where nothing else does. */
function setCaption(img: Element, words: string): void {
  if (!attribute(img, 'alt')?.trim())
    img.attrs = [...img.attrs.filter(({ name }) => name !== 'alt'), { name: 'alt', value: words }];
}
