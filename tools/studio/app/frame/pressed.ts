import type { LivePage } from './live-page.ts';
import type { Match } from './match.ts';
import { elementAt, type PagePrint } from './page-prints.ts';
import type { FieldPlace } from '../studio-context.ts';

/** Something in the page that leads to a field. */
export interface Pressed {
  readonly field: FieldPlace;
  readonly element: Element;
}

/** Room around a text that counts as the text, in pixels. */
const AROUND = 6;

type Shown = readonly [PagePrint, Match];

/** Prints that lead to a field, by the element that holds each. */
function byElement({ shown }: LivePage): Map<Element, Shown[]> {
  const matched = shown.flatMap(([print, match]): Shown[] => (match ? [[print, match]] : []));
  return Map.groupBy(matched, ([{ element }]) => element);
}

const known = new WeakMap<LivePage, Map<Element, Shown[]>>();

function printsAt(page: LivePage, element: Element): Shown[] {
  const found = known.get(page) ?? byElement(page);
  known.set(page, found);
  return found.get(element) ?? [];
}

function isAt(node: Text, x: number, y: number): boolean {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    (box) =>
      x >= box.left - AROUND &&
      x <= box.right + AROUND &&
      y >= box.top - AROUND &&
      y <= box.bottom + AROUND,
  );
}

const pressed = ([print, { leaf, level }]: Shown): Pressed => ({
  field: { file: leaf.file, path: leaf.path },
  element: print.node ? elementAt(print, level) : print.element,
});

/** The field of what is seen at a point of the page: a text, or a picture. */
export function fieldAt(page: LivePage, x: number, y: number, document: Document) {
  for (const element of document.elementsFromPoint(x, y)) {
    const here = printsAt(page, element);
    const found = here.find(
      ([{ node, kind }]) => kind === 'picture' || (node !== undefined && isAt(node, x, y)),
    );
    if (found) return pressed(found);
  }
  return undefined;
}

/** The field of an element, as the keyboard presses it: of the first that it shows, else of its section. */
export function fieldOf(page: LivePage, element: Element, file: string | undefined) {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const here = around;
    const inside = page.shown.find(
      ([print, match]) => match !== undefined && here.contains(print.element),
    );
    if (inside?.[1]) return pressed([inside[0], inside[1]]);
    const section = page.sections.find(({ elements }) => elements.includes(here));
    const [part] = section?.parts ?? [];
    if (part !== undefined && file !== undefined)
      return { field: { file, path: [part] }, element: here };
    if (section || here.matches('body, main')) return undefined;
  }
  return undefined;
}
