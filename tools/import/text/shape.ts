import { attribute, deepTextOf, elementsIn, remove, type Element } from '../../lib/html.ts';
import { shapeFigures } from './figures.ts';
import { FOOTNOTE, FOOTNOTES, shapeFootnotes } from './footnotes.ts';
import { shapeHeadings } from './headings.ts';
import { shapeTables } from './tables.ts';
import {
  allNamed,
  around,
  element,
  isElement,
  rename,
  replace,
  textIn,
  unwrap,
  type Fragment,
} from './tree.ts';

/** Elements that mean nothing which Markdown could say: their content stays. */
const TRANSPARENT = new Set(
  'div span center font big small u ins cite var dfn bdi bdo label main article section aside header footer nav address hgroup time figure ruby rb rt rp data output meter progress fieldset legend map picture colgroup'.split(
    ' ',
  ),
);

/** Elements whose meaning another element has. */
const RENAMED: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  tt: 'code',
  strike: 'del',
  s: 'del',
  i: 'em',
  b: 'strong',
  menu: 'ul',
  dir: 'ul',
  listing: 'pre',
  xmp: 'pre',
  plaintext: 'pre',
};

/** Elements that end a paragraph. */
const BLOCKS = 'p ul ol dl blockquote pre table h1 h2 h3 h4 h5 h6 hr div figure section'.split(' ');

/** An address alone in its paragraph, which WordPress shows as an embed. */
const BARE_ADDRESS = /^https?:\/\/\S+$/;

/**
 * Brings a clean text into the shape that Markdown has: headings from the second level on, pictures in
 * paragraphs of their own, tables of plain cells, footnotes that lead both ways.
 *
 * @param title of the text: a first heading that only repeats it goes
 */
export function shape(fragment: Fragment, title: string): void {
  shapeFootnotes(fragment);
  shapeFigures(fragment);
  for (const pre of allNamed(fragment, 'pre')) shapeCode(pre);
  for (const node of allNamed(fragment, ...Object.keys(RENAMED)))
    rename(node, RENAMED[node.tagName] ?? node.tagName);
  for (const node of allNamed(fragment, 'q'))
    replace(node, element('span', {}, '“', ...node.childNodes, '”'));
  for (const node of allNamed(fragment, 'summary'))
    replace(node, element('p', {}, element('strong', {}, ...node.childNodes)));
  shapeTables(fragment);
  for (const node of allNamed(fragment, 'details', ...TRANSPARENT)) dissolve(node);
  shapeHeadings(fragment, title);
  for (const node of allNamed(fragment, 'p')) linkBareAddress(node);
  for (const node of allNamed(
    fragment,
    'p',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'del',
    'ul',
    'ol',
  ))
    if (isEmpty(node)) remove(node);
}

/** A block becomes a paragraph where it holds words alone; otherwise its content takes its place. */
function dissolve(node: Element): void {
  if ([FOOTNOTES, FOOTNOTE].some((name) => attribute(node, name) !== undefined)) return;
  const isBlock = ['div', 'section', 'article', 'address', 'figure', 'header', 'footer'].includes(
    node.tagName,
  );
  const hasBlocks = elementsIn(node).some((one) => one !== node && BLOCKS.includes(one.tagName));
  if (isBlock && !hasBlocks && !around(node, ['p', 'li', 'td', 'th', 'h2', 'h3', 'dt', 'dd']))
    rename(node, 'p');
  else unwrap(node);
}

/** Code keeps its lines and its language, and nothing else. */
function shapeCode(pre: Element): void {
  for (const br of allNamed(pre, 'br')) replace(br, ...element('i', {}, '\n').childNodes);
  const [code] = allNamed(pre, 'code');
  const classes = `${attribute(pre, 'class') ?? ''} ${(code && attribute(code, 'class')) ?? ''}`;
  const language = /(?:language-|lang-|brush:\s*)([\w+-]+)/.exec(classes)?.[1];
  const text = deepTextOf(pre).replace(/^\n/, '');
  replace(
    pre,
    element('pre', {}, element('code', language ? { class: `language-${language}` } : {}, text)),
  );
}

function linkBareAddress(paragraph: Element): void {
  const words = deepTextOf(paragraph).trim();
  const isText = paragraph.childNodes.every(
    (node) => textIn(node) !== undefined || (isElement(node) && node.tagName === 'br'),
  );
  if (!isText || !BARE_ADDRESS.test(words) || !URL.canParse(words)) return;
  replace(paragraph, element('p', {}, element('a', { href: words }, words)));
}

const isEmpty = (node: Element) =>
  deepTextOf(node).replace(/[\s\u00a0\u200b]/g, '') === '' &&
  allNamed(node, 'img', 'hr', 'br').every(({ tagName }) => tagName === 'br');
