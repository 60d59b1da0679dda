import { htmlToHast, type HastNode } from 'satteri';

/** An element of a built page. */
export interface PageElement {
  /** In lower case, except where SVG has capitals: `linearGradient`. */
  readonly name: string;
  /** Values by the names that a syntax tree gives to attributes: `href`, `className`, `dataEffect`, `onClick`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it besides elements: a script's or a stylesheet's text. */
  readonly text: string;
}

type Value = Extract<HastNode, { type: 'element' }>['properties'][string];

/** The text that an attribute has in a page: a list's items by blanks, nothing where the name alone stands there. */
function valueOf(value: Value): string | undefined {
  if (value === true) return '';
  if (value === false || value === null || value === undefined) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The elements of a page in its order, those of templates included. */
export function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (node: HastNode) => {
    if (node.type === 'element') {
      const attributes = Object.entries(node.properties).flatMap(([name, property]) => {
        const value = valueOf(property);
        return value === undefined ? [] : [[name, value] as const];
      });
      elements.push({
        name: node.tagName,
        attributes: Object.fromEntries(attributes),
        text: node.children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
      });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(htmlToHast(html));
  return elements;
}
