import { transform, transformStyleAttribute, type Url, type Visitor } from 'lightningcss';
import { ELEMENT_NODE, parse, renderSync, walkSync, type ElementNode, type Node } from 'ultrahtml';

/** A drawing that may stand beside others. */
interface ScopedDrawing {
  /** Its root element, with everything in it. */
  readonly markup: string;
  /** What shows it refers to this id. */
  readonly id: string;
  readonly viewBox: string | undefined;
}

/** A class that each element of a drawing with styles has, for rules that name elements alone: `path { … }`. */
const SCOPE = 'logo';

/** Attributes that refer to ids, a blank between two. */
const ID_LISTS = new Set(['aria-labelledby', 'aria-describedby', 'aria-controls']);

/** Attributes by which a movement begins or ends with another: `fade.end+1s; 2s`. */
const TIMES = new Set(['begin', 'end']);

/**
 * Gives every id, class and name of a movement in a drawing the drawing's own name in front, wherever they are
 * referred to, so that none meets one of another drawing in the same file or of the page that holds it.
 *
 * @param name begins with what no other drawing and no id of a page begins with
 * @returns nothing where it is no SVG
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

/** No slug has a dot, so that no two names come to one. */
const scoped = (own: string, name: string) => `${name}.${own}`;

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function addClass({ attributes }: ElementNode, one: string): void {
  attributes['class'] = [...words(attributes['class'] ?? ''), one].join(' ');
}

/** Addresses of the drawing's own parts: `url(#shade)`. */
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
  // Presentation attributes hold what a declaration of their name would: `fill="url(#shade) red"`.
  const code = Buffer.from(key === 'style' ? value : `${key}: ${value}`);
  const style = transformStyleAttribute({ filename: name, code, visitor: ownAddresses(name) });
  const text = style.code.toString().replaceAll('"', "'");
  return key === 'style' ? text : text.slice(text.indexOf(':') + 1).trim();
}

const CDATA = ['<![CDATA[', ']]>'] as const;
const ESCAPES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' } as const;

/** The rules in a style element, as CSS has them. */
function cssOf(text: string): string {
  const [opens, closes] = CDATA;
  if (text.includes(opens)) return text.replaceAll(opens, '').replaceAll(closes, '');
  return Object.entries(ESCAPES).reduce(
    (css, [escaped, plain]) => css.replaceAll(escaped, plain),
    text,
  );
}

/** Holds a rule to its drawing: of the element that it speaks of it asks the drawing's own class. */
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
    // Renames ids, classes and movements in every selector and declaration.
    cssModules: { pattern: `${name}.[local]` },
    visitor: { ...ownElements, ...ownAddresses(name) },
  });
  const css = code.toString().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  element.attributes = {};
  element.children = (parse(`<style>${css}</style>`) as ElementNode).children.flatMap((style) =>
    isElement(style) ? style.children : [],
  );
}
