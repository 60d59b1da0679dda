import { parseFragment } from 'parse5';
import { isElement, type Element, type Node } from '../../../lib/html.ts';
import { DRAWING_ATTRIBUTES, DRAWING_ELEMENTS } from './drawing-parts.ts';

/** A drawing that only draws. */
export interface CleanDrawing {
  readonly svg: string;
  /** In the drawing's own units. */
  readonly width: number;
  readonly height: number;
  /** Whether it held anything that was left out, other than notes of the program that made it. */
  readonly isCleaned: boolean;
}

/** Notes of drawing programs, whose absence nobody sees. */
const NOTES = /^(metadata|sodipodi:|inkscape:|sketch:|rdf:|cc:|dc:)/;

/** Attributes whose values are words and names, which draw nothing. */
const WORDS = /^(id|class|role|lang|dir|aria-[a-z]+)$/;

/** Functions and rules of CSS with which something could be fetched, and escapes, which could hide them. */
const FETCHING = /url|image|src\s*\(|@import|@font-face|expression|behaviou?r|-moz-binding|\\/i;

/** References to the drawing's own parts: `url(#shade)`. */
const OWN_PART = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

const onlyDraws = (value: string) => !FETCHING.test(value.replace(OWN_PART, ''));

/** More than any logo has; a drawing of more would slow every page that shows it. */
const MOST_ELEMENTS = 20_000;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const quoted = (value: string) => escaped(value).replaceAll('"', '&quot;');

/**
 * Writes a drawing anew out of what only draws. Nothing is taken over as it stands: the tree that the
 * browsers' own rules make of it is printed again, element by element.
 *
 * @returns undefined where there is no drawing in it, or none whose size is said
 */
export function cleanDrawing(source: string): CleanDrawing | undefined {
  const root = parseFragment(source).childNodes.find(
    (node): node is Element => isElement(node) && node.tagName === 'svg',
  );
  if (!root) return undefined;
  const box = boxOf(root);
  if (!box) return undefined;
  const seen = { isCleaned: /<!ENTITY/i.test(source), count: 0 };
  const inner = root.childNodes.map((node) => printed(node, seen)).join('');
  if (seen.count === 0 || seen.count > MOST_ELEMENTS) return undefined;
  const { x, y, width, height } = box;
  // Pages show logos from 0 0 on.
  const isMoved = x !== 0 || y !== 0;
  const content = isMoved ? `<g transform="translate(${-x} ${-y})">${inner}</g>` : inner;
  const own = attributesOf(root, seen, ['viewbox', 'width', 'height', 'x', 'y', 'xmlns']);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${own}>${content}</svg>\n`;
  return { svg, width, height, isCleaned: seen.isCleaned };
}

interface Seen {
  isCleaned: boolean;
  /** Of elements. */
  count: number;
}

/** The part of its plane that a drawing shows. */
function boxOf({ attrs }: Element) {
  const value = (wanted: string) => attrs.find(({ name }) => name.toLowerCase() === wanted)?.value;
  const numbers = (value('viewbox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = ['width', 'height'].map((name) =>
    Number(/^\s*([\d.]+)\s*(px)?\s*$/.exec(value(name) ?? '')?.[1]),
  );
  const [x = 0, y = 0, width = 0, height = 0] =
    numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : [0, 0, ...size];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function printed(node: Node, seen: Seen): string {
  if (node.nodeName === '#text' && 'value' in node) return escaped(node.value);
  if (!isElement(node)) return '';
  const { tagName } = node;
  if (!DRAWING_ELEMENTS.has(tagName)) {
    if (!NOTES.test(tagName)) seen.isCleaned = true;
    return '';
  }
  seen.count += 1;
  if (tagName === 'style') return printedStyle(node, seen);
  const children = node.childNodes.map((child) => printed(child, seen)).join('');
  const open = `<${tagName}${attributesOf(node, seen, [])}`;
  return children === '' ? `${open}/>` : `${open}>${children}</${tagName}>`;
}

function printedStyle({ childNodes }: Element, seen: Seen): string {
  const css = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  if (onlyDraws(plain)) return `<style>${escaped(plain)}</style>`;
  seen.isCleaned = true;
  return '';
}

function attributesOf({ attrs }: Element, seen: Seen, without: readonly string[]): string {
  return attrs
    .map(({ name, value, prefix }) => {
      const full = prefix === undefined || prefix === '' ? name : `${prefix}:${name}`;
      const key = full.toLowerCase();
      if (without.includes(key) || NOTES.test(key)) return '';
      if (key === 'href' || key === 'xlink:href') {
        if (/^#[\w.:-]+$/.test(value)) return ` href="${quoted(value)}"`;
      } else if (WORDS.test(key) || (DRAWING_ATTRIBUTES.has(key) && onlyDraws(value)))
        return ` ${full}="${quoted(value)}"`;
      else if (key.startsWith('data-') || key.startsWith('xmlns') || key === 'xml:lang') return '';
      seen.isCleaned = true;
      return '';
    })
    .join('');
}
