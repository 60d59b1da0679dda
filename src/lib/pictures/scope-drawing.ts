import { transform, transformStyleAttribute, type Url, type Visitor } from 'lightningcss';
import { ELEMENT_NODE, parse, renderSync, walkSync, type ElementNode, type Node } from 'ultrahtml';

/** A drawing that can share a file or page with others. */
interface ScopedDrawing {
  /** Its root element, with all its content. */
  readonly markup: string;
  /** The id to refer to when showing it. */
  readonly id: string;
  readonly viewBox: string | undefined;
}

/**
 * A class added to every element of a drawing with styles, to scope rules with type selectors:
 * `path { … }`.
 */
const SCOPE = 'logo';

/** Attributes that hold ids separated by spaces. */
const ID_LISTS = new Set(['aria-labelledby', 'aria-describedby', 'aria-controls']);

/** Attributes that start or end an animation relative to another: `fade.end+1s; 2s`. */
const TIMES = new Set(['begin', 'end']);

/**
 * Prefixes every id, class and animation name in a drawing, and all references to them, with the
 * drawing's name, so that they do not clash with other drawings in the file or with the page.
 *
 * @param name must have a prefix that no other drawing and no id of a page has
 * @returns undefined if it is not an SVG
 */
export function scopeDrawing(svg: string, name: string): ScopedDrawing | undefined {
  const document = parse(svg) as Node;
  const isRoot = (node: Node): node is ElementNode => isElement(node) && node.name === 'svg';
  const root = 'children' in document ? (document.children as Node[]).find(isRoot) : undefined;
  if (!root) return undefined;
  const elements: ElementNode[] = [];
  walkSync(root, (node) => {
    if (isElement(node)) elements.push(node);
  });
  const hasStyles = elements.some((element) => element.name === 'style');
  for (const element of elements) {
    if (element.name === 'style') scopeStyles(element, name);
    else {
      element.attributes = scopedAttributes(element.attributes, name);
      if (hasStyles) addClass(element, scoped(SCOPE, name));
    }
  }
  root.attributes['id'] = name;
  return { markup: renderSync(root), id: name, viewBox: root.attributes['viewBox'] };
}

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;

/** Slugs contain no dot, so the results are unique. */
const scoped = (own: string, name: string) => `${name}.${own}`;

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function addClass({ attributes }: ElementNode, one: string): void {
  attributes['class'] = [...words(attributes['class'] ?? ''), one].join(' ');
}

/** Scopes references to the drawing's own parts: `url(#shade)`. */
const ownAddresses = (name: string) => ({
  Url: (url: Url): Url =>
    url.url.startsWith('#') ? { ...url, url: `#${scoped(url.url.slice(1), name)}` } : url,
});

function scopedAttributes(attributes: Readonly<Record<string, string>>, name: string) {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, scopedValue(key, value, name)]),
  );
}

function scopedValue(key: string, value: string, name: string): string {
  const each = (parts: readonly string[]) => parts.map((part) => scoped(part, name)).join(' ');
  if (key === 'id') return scoped(value, name);
  if (key === 'class' || ID_LISTS.has(key)) return each(words(value));
  if (key === 'href' || key === 'xlink:href')
    return value.startsWith('#') ? `#${scoped(value.slice(1), name)}` : value;
  if (TIMES.has(key))
    return value
      .split(';')
      .map((time) => (/^\s*[a-z_]/i.test(time) ? scoped(time.trim(), name) : time))
      .join(';');
  if (!value.includes('url(')) return value;
  // A presentation attribute has the same syntax as the CSS property of its name:
  // `fill="url(#shade) red"`.
  const code = Buffer.from(key === 'style' ? value : `${key}: ${value}`);
  const style = transformStyleAttribute({ filename: name, code, visitor: ownAddresses(name) });
  const text = style.code.toString().replaceAll('"', "'");
  return key === 'style' ? text : text.slice(text.indexOf(':') + 1).trim();
}

const CDATA = ['<![CDATA[', ']]>'] as const;
const ESCAPES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' } as const;

/** The rules of a style element, as plain CSS. */
function cssOf(text: string): string {
  const [opens, closes] = CDATA;
  if (text.includes(opens)) return text.replaceAll(opens, '').replaceAll(closes, '');
  return Object.entries(ESCAPES).reduce(
    (css, [escaped, plain]) => css.replaceAll(escaped, plain),
    text,
  );
}

/** Limits a rule to its drawing by adding the drawing's class to its subject. */
const ownElements: Visitor<never> = {
  Selector(selector) {
    const last = selector.findLastIndex(({ type }) => type === 'combinator');
    const named = selector.findIndex(
      ({ type }, index) => index > last && !['namespace', 'type', 'universal'].includes(type),
    );
    return selector.toSpliced(named === -1 ? selector.length : named, 0, {
      type: 'class',
      name: SCOPE,
    });
  },
};

function scopeStyles(element: ElementNode, name: string): void {
  const text = element.children.map((child) => String(child['value'] ?? '')).join('');
  const { code } = transform({
    filename: name,
    code: Buffer.from(cssOf(text)),
    minify: true,
    // Renames ids, classes and animations in all selectors and declarations.
    cssModules: { pattern: `${name}.[local]` },
    visitor: { ...ownElements, ...ownAddresses(name) },
  });
  const css = code.toString().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  element.attributes = {};
  element.children = (parse(`<style>${css}</style>`) as ElementNode).children.flatMap((style) =>
    isElement(style) ? style.children : [],
  );
}
