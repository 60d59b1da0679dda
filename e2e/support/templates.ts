import { discoverRoutes, type Route } from '../../tools/site/routes.ts';
import { readElements, select, type Element } from '../../tools/site/document.ts';

/**
 * The attributes that determine how a page looks and behaves; words, addresses and pictures do not
 * count.
 */
const MARKS = ['class', 'data-effect', 'data-slot', 'component-url', 'type', 'role'] as const;

/** Pages with the same structure: the same kinds of elements, styles and scripts. */
export interface Template {
  /** The page that represents all of them, the first by address. */
  readonly route: Route;
  /** All of them. */
  readonly routes: readonly Route[];
}

/**
 * The pages of the built site, grouped so that those in a group differ only in their words: test
 * results in a browser are the same for all of them. A page with one more kind of element is a
 * separate template.
 */
export function discoverTemplates(): readonly Template[] {
  known ??= groupAlike(discoverRoutes());
  return known;
}

/** Cached, because several test files in one process need it. */
let known: readonly Template[] | undefined;

function groupAlike(routes: readonly Route[]): Template[] {
  const groups = Map.groupBy(routes, ({ file }) => skeleton(readElements(file)));
  return [...groups.values()].map((alike) => ({ route: first(alike), routes: alike }));
}

/** One page for each template. */
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
