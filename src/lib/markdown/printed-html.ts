import {
  defaultTreeAdapter as adapter,
  html as names,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import type { Facts } from '../content/facts';
import { pageAddress } from '../languages/page-address';
import { withBase } from '../routes/url';

/** Elements in which everything stands for itself. */
const VERBATIM = new Set(['pre', 'code', 'script', 'style']);

/** The name of a fact in the words of a text: `{name}`, but not `{{name}}`. */
const NAME = /(?<!\{)\{([A-Za-z]+)\}(?!\})/g;

/** The same in an address, where Markdown has encoded the braces. */
const ENCODED_NAME = /%7B([A-Za-z]+)%7D/gi;

/** Astro finds its pictures by this attribute, whose capitals a parser of HTML lowers. */
const PICTURE = '__ASTRO_IMAGE_';

const ADDRESSES = new Set(['href', 'src']);

/**
 * Prepares the HTML of a text in Markdown for its page: facts replace their names, `{name}`, a `<mark>` surrounds
 * what is still to be filled in, `[[so]]`, and the site's own addresses begin with its base path.
 */
export function printedHtml(html: string, facts: Facts, base?: string): string {
  const fragment = parseFragment(html);
  const fill = (text: string, pattern: RegExp) =>
    text.replace(pattern, (whole, name: string) => String(facts[name] ?? whole));
  const visit = (parent: Tree.ParentNode) => {
    if (adapter.isElementNode(parent) && VERBATIM.has(parent.tagName)) return;
    for (const child of parent.childNodes) {
      if (adapter.isTextNode(child)) child.value = fill(child.value, NAME);
      if (!adapter.isElementNode(child)) continue;
      for (const one of child.attrs)
        if (ADDRESSES.has(one.name)) one.value = addressOf(fill(one.value, ENCODED_NAME), base);
      visit(child);
    }
    markOpen(parent);
  };
  visit(fragment);
  return serialize(fragment).replaceAll(`${PICTURE.toLowerCase()}=`, `${PICTURE}=`);
}

/** A text of a collection whose HTML is prepared for its page, for `render`. */
export const printedEntry = <Entry extends { rendered?: { html: string } | undefined }>(
  entry: Entry,
): Entry =>
  entry.rendered === undefined
    ? entry
    : { ...entry, rendered: { ...entry.rendered, html: printedHtml(entry.rendered.html, {}) } };

/** In the language of the page that is printed; with a base of its own, as it stands. */
const addressOf = (address: string, base?: string) =>
  base === undefined ? pageAddress(address) : withBase(address, base);

/** Moves what stands between two pairs of brackets, elements included, into a `<mark>`. */
function markOpen(parent: Tree.ParentNode): void {
  const pieces = parent.childNodes.flatMap<Tree.ChildNode | string>((node) =>
    adapter.isTextNode(node) ? node.value.split(/(\[\[|\]\])/) : [node],
  );
  const isClosed = (from: number) => pieces.slice(from + 1).find(isBracket) === ']]';
  if (!pieces.some((piece, index) => piece === '[[' && isClosed(index))) return;
  for (const node of [...parent.childNodes]) adapter.detachNode(node);
  let target: Tree.ParentNode = parent;
  for (const [index, piece] of pieces.entries()) {
    if (piece === '[[' && isClosed(index)) {
      target = adapter.createElement('mark', names.NS.HTML, []);
      adapter.appendChild(parent, target);
    } else if (piece === ']]' && target !== parent) target = parent;
    else if (typeof piece === 'string') adapter.insertText(target, piece);
    else adapter.appendChild(target, piece);
  }
}

const isBracket = (piece: unknown) => piece === '[[' || piece === ']]';
