import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { elementsOf } from '../../lib/page-elements.ts';
import { rewritePages } from '../pages/rewrite-pages.ts';

/** What Astro writes into a page with islands: the element's behaviour, and when one is hydrated. */
const SCRIPT = /<script>([^]*?)<\/script>/g;
const RUNTIME = /customElements\.\w+\("astro-island"|"astro:seen"/;

/** What Astro's script and React ask an island for, and nobody else. */
const TOLD = ['props', 'opts', 'renderer-url', 'component-export', 'client', 'prefix'];

/** What nobody asks for, and how Astro's script sees that an island's content has arrived: it comes later. */
const UNUSED = ['uid', 'await-children'];

/** Both of them, and the mark of an island that does not live yet: it says which one it is. */
const NOT_NEEDED = new RegExp(
  ` (?:${[...TOLD, ...UNUSED, 'ssr'].join('|')})(?:="[^"]*")?(?=[ >])`,
  'g',
);
const ARRIVED = '<!--astro:end-->';

/** An island's opening tag. Its attributes may hold a `>` between their quotes: Astro leaves it as it is. */
export const ISLAND = /<astro-island\b(?:[^>"]|"[^"]*")*>/g;

/** A script by the name of its file. */
interface ScriptFile {
  readonly name: string;
  readonly text: string;
}

/** Tells islands again what they were told: before Astro's script, which reads it once. */
const tell = (islands: readonly Partial<Record<string, string>>[]) =>
  `${JSON.stringify(islands)}.forEach((t,i)=>{` +
  'for(const e of document.querySelectorAll(`astro-island[ssr="${i}"]`))' +
  'for(const n in t)e.setAttribute(n,t[n])});';

/**
 * Takes out of a page what no island needs before a visitor's first move, if all of its islands wait for that:
 * Astro's script for them, and what they are told, which repeats much of what the page shows.
 *
 * @param folder where scripts are published, with the base path
 * @returns the page, in which a template holds what asks for the file; the page alone where nothing is taken
 */
export function takeIslandRuntime(
  html: string,
  folder: string,
): { html: string; script?: ScriptFile } {
  const islands = elementsOf(html).filter(({ name }) => name === 'astro-island');
  if (islands.length === 0 || islands.some(({ attributes }) => attributes['client'] !== 'seen'))
    return { html };
  const found: string[] = [];
  const rest = html.replace(SCRIPT, (element, text: string) => {
    if (!RUNTIME.test(text)) return element;
    found.push(text.trim());
    return '';
  });
  if (found.length !== 2)
    throw new Error(
      `Astro writes two scripts for islands into a page; ${found.length} were found.`,
    );
  const told = islands.map(({ attributes }) =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => TOLD.includes(name))),
  );
  const text = [tell(told), ...found].join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `islands.${hash}.js`;
  const template = `<template data-islands><script src="${folder}${name}"></script></template>`;
  let number = 0;
  const lean = rest
    .replace(ISLAND, (tag) => `${tag.replaceAll(NOT_NEEDED, '').slice(0, -1)} ssr="${number++}">`)
    .replaceAll(ARRIVED, '');
  return { html: lean.replace('</body>', `${template}</body>`), script: { name, text } };
}

/**
 * Brings Astro's script for islands and what it is told with a visitor's first move, in place of writing both into
 * each page: all islands sleep until then (`client:seen`). `src/shell/load-shell.ts` puts it into the page.
 */
export function lateIslands(): AstroIntegration {
  let assets = '';
  let folder = '';
  return {
    name: 'late-islands',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
        folder = `${config.base.replace(/\/$/, '')}/${assets}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const scripts = new Map<string, string>();
        await rewritePages(dir, (page) => {
          const { html, script } = takeIslandRuntime(page, folder);
          if (script) scripts.set(script.name, script.text);
          return html;
        });
        for (const [name, text] of scripts)
          await writeFile(new URL(`${assets}/${name}`, dir), text);
      },
    },
  };
}
