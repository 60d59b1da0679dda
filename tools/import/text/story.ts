import { deepTextOf, elementsIn, remove } from '../../lib/html.ts';
import type { Lose } from './drop-hostile.ts';
import {
  allNamed,
  around,
  element,
  isElement,
  replace,
  textIn,
  unwrap,
  type Fragment,
} from './tree.ts';

/** What the texts of works may hold: paragraphs, lists, headings of two levels, and words with marks. */
const STORY = new Set('p ul ol li h2 h3 strong em code a br'.split(' '));

/** Elements that no part of a work shows, and what the report calls them. */
const LOST: Readonly<Record<string, string>> = {
  table: 'tables in works',
  pre: 'blocks of code in works',
  section: 'footnotes in works',
  hr: 'lines across in works',
};

/**
 * Brings a text to what a work’s part may hold: see `src/lib/markdown/prose.ts`. Lists within lists come
 * behind the entry that they belong to, quotations become paragraphs.
 */
export function plainFor(fragment: Fragment, lose: Lose): void {
  for (const node of allNamed(fragment, ...Object.keys(LOST))) {
    const kind = LOST[node.tagName] ?? '';
    if (node.tagName !== 'hr') lose(kind, deepTextOf(node).trim().slice(0, 80));
    remove(node);
  }
  for (const heading of allNamed(fragment, 'h4', 'h5', 'h6'))
    replace(heading, element('h3', {}, ...heading.childNodes));
  for (const term of allNamed(fragment, 'dt'))
    replace(term, element('p', {}, element('strong', {}, ...term.childNodes)));
  for (const item of allNamed(fragment, 'li')) flattenEntry(item);
  for (const node of elementsIn(fragment)) {
    if (STORY.has(node.tagName)) continue;
    const hasBlocks = allNamed(node, 'p', 'ul', 'ol', 'h2', 'h3').length > 0;
    if (!hasBlocks && ['blockquote', 'dd', 'div'].includes(node.tagName))
      replace(node, element('p', {}, ...node.childNodes));
    else unwrap(node);
  }
  for (const node of [...fragment.childNodes]) {
    const text = textIn(node);
    if (text?.trim()) replace(node, element('p', {}, text));
  }
}

/** An entry of a list is one paragraph; a list in it follows it. */
function flattenEntry(item: Parameters<typeof remove>[0]): void {
  for (const inner of allNamed(item, 'ul', 'ol')) {
    const outer = around(inner, ['li']);
    if (outer !== item) continue;
    const parent = item.parentNode;
    const entries = inner.childNodes.filter((node) => isElement(node) && node.tagName === 'li');
    remove(inner);
    if (!parent) continue;
    const index = parent.childNodes.indexOf(item);
    for (const entry of entries) entry.parentNode = parent;
    parent.childNodes.splice(index + 1, 0, ...entries);
  }
  for (const block of allNamed(item, 'p', 'blockquote', 'h2', 'h3', 'div'))
    replace(block, ...element('i', {}, ...block.childNodes, ' ').childNodes);
}
