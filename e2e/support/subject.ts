import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Route } from '../../tools/site/routes.ts';
import { distinctRoutes } from './templates.ts';

/** How a page's file names an effect, alone or among others. */
export const effect = (name: string) => new RegExp(`data-effect="([^"]* )?${name}[ "]`);

/** How it names a widget that React brings to life. */
export const island = (name: string) => new RegExp(`component-url="[^"]*/${name}\\.`);

/** The lightest first: what a test asks of one part, a page with little else answers soonest. */
const pages = distinctRoutes()
  .map((route) => ({ route, html: readFileSync(route.file, 'utf8') }))
  .sort((a, b) => a.html.length - b.html.length);

/** The templates' pages whose files hold all of these, whatever they are called. */
export const routesWith = (...marks: RegExp[]): Route[] =>
  pages.filter(({ html }) => marks.every((mark) => mark.test(html))).map(({ route }) => route);

/** The lightest of them; a site that has none skips the test. */
export function routeWith(...marks: RegExp[]): Route {
  const [route] = routesWith(...marks);
  test.skip(!route, `no page has ${marks.join(' and ')}`);
  if (!route) throw new Error('unreachable');
  return route;
}

/** As few pages as hold each of these marks that any page holds, the rare ones looked for first. */
export function pagesWith(...marks: RegExp[]): Route[] {
  const chosen: typeof pages = [];
  const found = marks.map((mark) => ({ mark, all: pages.filter(({ html }) => mark.test(html)) }));
  for (const { mark, all } of found.sort((a, b) => a.all.length - b.all.length))
    if (!chosen.some(({ html }) => mark.test(html))) chosen.push(...all.slice(0, 1));
  return chosen.map(({ route }) => route);
}

/** The marks of all effects and widgets that any page has. */
export function allScripts(): RegExp[] {
  const named = (attribute: RegExp) =>
    new Set(
      pages.flatMap(({ html }) => [...html.matchAll(attribute)].map(([, name = '']) => name)),
    );
  const effects = [...named(/ data-effect="([^"]+)"/g)].flatMap((names) => names.split(' '));
  const widgets = named(/component-url="[^"]*\/([\w-]+)\./g);
  return [...[...new Set(effects)].map(effect), ...[...widgets].map(island)];
}
