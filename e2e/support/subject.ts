import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Route } from '../../tools/site/routes.ts';
import { distinctRoutes } from './templates.ts';

/** Matches an effect in a page's file, alone or among others. */
export const effect = (name: string) => new RegExp(`data-effect="([^"]* )?${name}[ "]`);

/** Matches a React widget in a page's file. */
export const island = (name: string) => new RegExp(`component-url="[^"]*/${name}\\.`);

/** Smallest first: a page with little else is the fastest to test a single part on. */
const pages = distinctRoutes()
  .map((route) => ({ route, html: readFileSync(route.file, 'utf8') }))
  .sort((a, b) => a.html.length - b.html.length);

/** Pages, one per template, whose files contain all of these marks, whatever their names. */
export const routesWith = (...marks: RegExp[]): Route[] =>
  pages.filter(({ html }) => marks.every((mark) => mark.test(html))).map(({ route }) => route);

/** The smallest of them; skips the test if the site has none. */
export function routeWith(...marks: RegExp[]): Route {
  const [route] = routesWith(...marks);
  test.skip(!route, `no page has ${marks.join(' and ')}`);
  if (!route) throw new Error('unreachable');
  return route;
}

/** A minimal set of pages with each of these marks that any page has, rare marks first. */
export function pagesWith(...marks: RegExp[]): Route[] {
  const chosen: typeof pages = [];
  const found = marks.map((mark) => ({ mark, all: pages.filter(({ html }) => mark.test(html)) }));
  for (const { mark, all } of found.sort((a, b) => a.all.length - b.all.length))
    if (!chosen.some(({ html }) => mark.test(html))) chosen.push(...all.slice(0, 1));
  return chosen.map(({ route }) => route);
}

/** The marks of all effects and widgets on any page. */
export function allScripts(): RegExp[] {
  const named = (attribute: RegExp) =>
    new Set(
      pages.flatMap(({ html }) => [...html.matchAll(attribute)].map(([, name = '']) => name)),
    );
  const effects = [...named(/ data-effect="([^"]+)"/g)].flatMap((names) => names.split(' '));
  const widgets = named(/component-url="[^"]*\/([\w-]+)\./g);
  return [...[...new Set(effects)].map(effect), ...[...widgets].map(island)];
}
