import { defaultTreeAdapter as adapter } from 'parse5';
import { attribute, elementsIn, remove, removeAttribute, type Element } from '../../lib/html.ts';
import { embedPage } from './embed-page.ts';
import { element, isElement, replace, unwrap, type Fragment } from './tree.ts';

/** Notes what does not come: its kind in the plural, and what it was. */
export type Lose = (kind: string, what: string) => void;

/** Elements that go with all that is in them, and what the report calls them. */
const DROPPED: Readonly<Record<string, string>> = {
  script: 'scripts',
  style: 'styles',
  link: 'styles',
  meta: 'hidden elements',
  base: 'hidden elements',
  template: 'hidden elements',
  object: 'plug-ins',
  applet: 'plug-ins',
  form: 'forms',
  input: 'forms',
  select: 'forms',
  textarea: 'forms',
  button: 'forms',
  svg: 'drawings in the text',
  math: 'formulas',
  canvas: 'drawings in the text',
  dialog: 'hidden elements',
  frameset: 'frames',
};

/** Elements that show a file or a page of another site; a link takes their place. */
const SHOWN = new Set(['iframe', 'frame', 'embed', 'video', 'audio']);

/** Attributes that keep their meaning as Markdown, by element. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'id', 'data-footnote-ref'],
  img: ['src', 'alt'],
  ol: ['start'],
  li: ['id'],
  abbr: ['title'],
  code: ['class'],
  pre: ['class', 'lang'],
  th: ['align'],
  td: ['align'],
  section: ['data-footnotes', 'class'],
  div: ['class'],
  sup: ['data-fn'],
};

/** Addresses that run script or hold a document of their own. */
const HOSTILE_ADDRESS =
  /^\s*(?:javascript|vbscript|data(?!:image\/(?:png|jpe?g|gif|webp|avif))):?/i;

/** Browsers skip control characters within a scheme. */
// eslint-disable-next-line no-control-regex -- these are what is to be found
const CONTROL = /[\u0000-\u0020]/g;

/** Takes out of a text what could run, track or disguise, and all attributes that say how it looks. */
export function dropHostile(fragment: Fragment, lose: Lose): void {
  dropComments(fragment);
  for (const node of elementsIn(fragment)) {
    const { tagName } = node;
    const kind = DROPPED[tagName];
    if (kind !== undefined) {
      if (!isWithinDropped(node)) lose(kind, `<${tagName}>`);
      remove(node);
    } else if (SHOWN.has(tagName)) toLink(node, lose);
    else if (tagName === 'noscript') unwrap(node);
    else cleanAttributes(node, lose);
  }
}

const isWithinDropped = (node: Element): boolean => {
  for (let parent = node.parentNode; parent && isElement(parent); parent = parent.parentNode)
    if (DROPPED[parent.tagName] !== undefined) return true;
  return false;
};

function dropComments(parent: Fragment | Element): void {
  for (const child of [...parent.childNodes])
    if (adapter.isCommentNode(child)) adapter.detachNode(child);
    else if (isElement(child)) dropComments(child);
}

function cleanAttributes(node: Element, lose: Lose): void {
  for (const { name, value } of [...node.attrs]) {
    if (name.startsWith('on')) lose('event handlers', `${name} of <${node.tagName}>`);
    if (['href', 'src'].includes(name) && HOSTILE_ADDRESS.test(value.replace(CONTROL, ''))) {
      lose('addresses that run script', `<${node.tagName} ${name}="${value.slice(0, 60)}">`);
      removeAttribute(node, name);
    }
    if (!KEPT[node.tagName]?.includes(name)) removeAttribute(node, name);
  }
}

function toLink(node: Element, lose: Lose): void {
  const source = elementsIn(node).find(({ tagName }) => tagName === 'source');
  const address = attribute(node, 'src') ?? (source && attribute(source, 'src'));
  const page = address === undefined ? undefined : embedPage(address);
  const words = attribute(node, 'title')?.trim();
  lose(
    page === undefined ? 'embeds without an address' : 'embeds that became links',
    page ?? `<${node.tagName}>`,
  );
  if (page === undefined) remove(node);
  else
    replace(
      node,
      element(
        'p',
        {},
        element('a', { href: page }, words === undefined || words === '' ? page : words),
      ),
    );
}
