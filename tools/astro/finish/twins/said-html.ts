import { PAGE_IDS } from '../../../../src/lib/routes/page-ids.ts';
import {
  attribute,
  deepTextOf,
  isElement,
  printAs,
  textNode,
  type Element,
  type Node,
} from '../../../lib/html.ts';

/** Elements that are no part of what a page says: scripts, drawings, controls and ways within the page. */
const UNSAID = new Set(
  'script style template noscript svg canvas iframe object form button input select textarea dialog meter progress nav'.split(
    ' ',
  ),
);

/** Elements whose texts styles may set apart where they stand side by side. */
const INLINE = new Set(['span', 'a', 'strong', 'em', 'b', 'i', 'small', 'time', 'cite', 'code']);

const PICTURES = new Set(['picture', 'img']);

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'src']);

/** The content of an element as a reader is told it: an empty `alt` and `aria-hidden` mark decoration. */
function isSaid(element: Element): boolean {
  if (UNSAID.has(element.tagName)) return false;
  // A closed tab's panel is hidden too, and yet what the page says.
  if (attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel')
    return false;
  if (attribute(element, 'aria-hidden') === 'true') return false;
  if (attribute(element, 'role') === 'status') return false;
  if (attribute(element, 'popover') !== undefined) return false;
  if (attribute(element, 'href') === `#${PAGE_IDS.top}`) return false;
  return element.tagName !== 'img' || (attribute(element, 'alt') ?? '').trim() !== '';
}

/** Whether an element is words of its own, and not a piece of a word, such as a letter or a unit. */
const isApart = (node: Node): boolean =>
  isElement(node) &&
  (PICTURES.has(node.tagName) || (INLINE.has(node.tagName) && deepTextOf(node).trim().length > 1));

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? deepTextOf(node) : '';
};

/** Whether styles part two neighbours that stand without a space: a name and a role, or two columns. */
const arePartedByStyle = (one: Node | undefined, next: Node): boolean =>
  one !== undefined &&
  ((isApart(one) && isApart(next)) ||
    (/[\p{Ll}\d.]$/u.test(textOf(one)) && isApart(next) && /^\p{Lu}/u.test(textOf(next))));

/** What an element says: its children without decoration, with a space where styles part words. */
const saidIn = (children: readonly Node[]): Node[] =>
  children
    .filter((node) => !isElement(node) || isSaid(node))
    .flatMap((node, index, said) =>
      arePartedByStyle(said[index - 1], node) ? [textNode(' '), node] : [node],
    );

/**
 * The HTML of what an element says, without its decoration and controls, and with whole addresses. The
 * element itself is not changed.
 *
 * @param page the page's own address, from which the others are counted
 */
export const printSaid = (element: Element, page: URL): string =>
  printAs(element, {
    children: saidIn,
    attributes: (attributes) =>
      attributes.map(({ name, value }) => ({
        name,
        value: ADDRESSES.has(name) ? (URL.parse(value, page)?.href ?? value) : value,
      })),
  });
