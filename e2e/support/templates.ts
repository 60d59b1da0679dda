import { discoverRoutes, type Route } from '../../tools/site/routes.ts';
import { readElements, select, type Element } from '../../tools/site/document.ts';

/** What makes a page look and behave as it does; words, addresses and pictures do not count. */
const MARKS = ['class', 'data-effect', 'data-slot', 'component-url', 'type', 'role'] as const;

/** Pages that are built alike: the same kinds of elements, in the same styles, with the same script. */
export interface Template {
  /** The page that stands for all of them, the first by its address. */
  readonly route: Route;
  /** All of them. */
  readonly routes: readonly Route[];
}

/**
 * The pages of the built site, those that differ in their words alone taken together: what a browser
 * finds on one of them it finds on all. A page with one more kind of element is a template of its own.
 */
export function discoverTemplates(): readonly Template[] {
  known ??= groupAlike(discoverRoutes());
  return known;
}

/** Several files of tests ask, in one process. */
let known: readonly Template[] | undefined;

function groupAlike(routes: readonly Route[]): Template[] {
  const groups = Map.groupBy(routes, ({ file }) => skeleton(readElements(file)));
  return [...groups.values()].map((alike) => ({ route: first(alike), routes: alike }));
}

/** A page for each template. */
export const distinctRoutes = () => discoverTemplates().map(({ route }) => route);

function skeleton(elements: readonly Element[]): string {
  const styles = select(elements, 'style').map(({ text }) => text);
  const sheets = select(elements, 'link', { rel: 'stylesheet' }).map((sheet) => shape(sheet));
  const body = elements.slice(elements.findIndex(({ name }) => name === 'body'));
  return [...styles, ...sheets, ...new Set(body.map(shape).sort())].join('\n');
}

function shape({ name, attributes }: Element): string {
  const address = name === 'link' ? attributes['href'] : undefined;
  return [name, address, ...MARKS.map((mark) => attributes[mark])].join('|');
}

function first(routes: readonly Route[]): Route {
  const [route] = routes;
  if (!route) throw new Error('A template has a page.');
  return route;
}
