import { ELEMENT_NODE, parse, renderSync, type ElementNode, type Node } from 'ultrahtml';
import type { Position } from './outline.ts';

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;

const elementsIn = (node: Node): ElementNode[] =>
  'children' in node ? (node.children as Node[]).filter(isElement) : [];

/** Elements beside a page's sections that show nothing. */
const INVISIBLE = new Set(['link', 'script', 'style', 'template']);

/** An element with those around it, the outermost first. */
type Way = readonly ElementNode[];

function wayTo(node: Node, name: string, way: Way = []): Way | undefined {
  for (const child of elementsIn(node)) {
    const found = child.name === name ? [...way, child] : wayTo(child, name, [...way, child]);
    if (found) return found;
  }
  return undefined;
}

/** The sections in an element that holds a page's parts; one that holds parts itself stands for those. */
const partsIn = (way: Way): Way[] =>
  way
    .slice(-1)
    .flatMap(elementsIn)
    .filter(({ name }) => !INVISIBLE.has(name))
    .flatMap((part) =>
      'data-parts' in part.attributes ? partsIn([...way, part]) : [[...way, part]],
    );

/** The way to each section in a page's `main`, in the order of the page. */
function sectionsIn(document: Node): Way[] {
  const main = wayTo(document, 'main');
  return main ? partsIn(main) : [];
}

/** How many sections a printed page has in `main`. */
export const countSections = (html: string): number => sectionsIn(parse(html) as Node).length;

function find(document: Node, at: Position): Way | undefined {
  if (typeof at === 'number') return sectionsIn(document)[at];
  return wayTo(document, at === 'header' ? 'header' : 'footer');
}

/** Takes the scripts out, which a browser fetches even where it may not run them. */
function dropScripts(node: Node): void {
  if (!('children' in node)) return;
  const children = node.children as Node[];
  node.children = children.filter((child) => !isElement(child) || child.name !== 'script');
  for (const child of elementsIn(node)) dropScripts(child);
}

/** What opens over a page stays, wherever it lies. */
const OVERLAYS = 'dialog, [popover], .pswp';

/**
 * Shows one section of a printed page, and hides what stands beside it.
 *
 * @param isStill whether scripts go too, and what is hidden is empty: without scripts a browser loads all pictures at once
 * @returns nothing where the page has no such section
 */
export function isolateSection(html: string, at: Position, isStill: boolean): string | undefined {
  const document = parse(html) as Node;
  if (isStill) dropScripts(document);
  const way = find(document, at);
  if (!way) return undefined;
  let parent = 'body';
  const selectors: string[] = [];
  for (const element of way.slice(way.findIndex(({ name }) => name === 'body') + 1)) {
    const siblings = elementsIn(element.parent);
    const place = siblings.indexOf(element) + 1;
    selectors.push(`${parent} > :not(:nth-child(${place}), ${OVERLAYS})`);
    parent = `${parent} > :nth-child(${place})`;
    if (!isStill) continue;
    for (const sibling of siblings)
      if (sibling !== element && !INVISIBLE.has(sibling.name)) sibling.children = [];
  }
  const hidden = `<style>${selectors.join(',')}{display:none!important}</style>`;
  // A link in a section leads out of its frame.
  const head = `<base target="_top">${hidden}</head>`;
  return (isStill ? renderSync(document) : html).replace('</head>', () => head);
}
