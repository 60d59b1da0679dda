import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Route } from './routes.ts';
import { distinctRoutes } from './templates.ts';

/** How a page's file names an effect, alone or among others. */
export const effect = (name: string) => new RegExp(`data-effect="([^"]* )?${name}[ "]`);

/** How it names a widget that React brings to life. */
export const island = (name: string) => new RegExp(`component-url="[^"]*/${name}\\.`);

const routes = distinctRoutes();

/** The templates' pages whose files hold all of these, whatever they are called. */
export function routesWith(...marks: RegExp[]): Route[] {
  return routes.filter(({ file }) => {
    const html = readFileSync(file, 'utf8');
    return marks.every((mark) => mark.test(html));
  });
}

/** The first of them; a site that has none skips the test. */
export function routeWith(...marks: RegExp[]): Route {
  const [route] = routesWith(...marks);
  test.skip(!route, `no page has ${marks.join(' and ')}`);
  if (!route) throw new Error('unreachable');
  return route;
}

/** A page for each of these marks, none of them twice. */
export const pagesWith = (...marks: RegExp[]): Route[] => [
  ...new Set(marks.flatMap((mark) => routesWith(mark).slice(0, 1))),
];
