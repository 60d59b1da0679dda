import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { inlineHash } from '../../src/lib/inline-hash.ts';
import { scopedClasses, STYLE } from '../lib/page-styles.ts';
import { rewritePages } from './rewrite-pages.ts';
import { placeOf } from './scoped-name.ts';

const WORD = /[\w-]+/g;
const PROPERTY = /(--[\w-]+)\s*:/g;
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g;

/** What besides a page says whether its styles are needed. */
export interface Surroundings {
  /** Where the project's own scoped classes come from, as `placeOf` has it. */
  places: ReadonlySet<string>;
  /** Every word of the site's scripts, and the custom properties that its other stylesheets read. */
  words: ReadonlySet<string>;
}

const groups = (text: string, pattern: RegExp, group = 1) =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

/** Scoped classes that nothing wears, and custom properties that nothing reads. */
function unusedNames(html: string, { places, words }: Surroundings): string[] {
  const css = groups(html, STYLE).join('\n');
  const used = new Set([
    ...groups(html.replace(STYLE, ''), WORD, 0),
    ...groups(css, READ_PROPERTY),
  ]);
  const classes = scopedClasses(html).filter((name) =>
    places.has(name.slice(0, name.indexOf('_'))),
  );
  return [...new Set([...classes, ...groups(css, PROPERTY)])].filter(
    (name) => !used.has(name) && !words.has(name),
  );
}

/**
 * A page with one sheet in the place of its first, without the rules of classes that nothing on it wears and no
 * script names, and without custom properties that nothing reads. A sheet that a script follows stays by itself:
 * that script takes it off again (`wearTheme`).
 */
export function leanPage(html: string, surroundings: Surroundings): string {
  const [first, ...others] = [...html.matchAll(STYLE)].map(([element, css = '']) => ({
    element,
    css,
    isApart: html.includes(`${element}<script`),
  }));
  if (!first) return html;
  const joined = [first, ...others.filter(({ isApart }) => !isApart)];
  const unusedSymbols = unusedNames(html, surroundings);

  const squeeze = (text: string) =>
    transform({
      filename: '',
      code: Buffer.from(text),
      minify: true,
      unusedSymbols,
    }).code.toString();
  const change = (page: string, sheet: typeof first, text: string) =>
    page
      .replace(sheet.element, () => sheet.element.replace(sheet.css, () => text))
      // The policy that Astro has printed names what stood there.
      .replace(inlineHash(sheet.css), inlineHash(text));

  const whole = squeeze(joined.map((sheet) => sheet.css).join('\n'));
  return others.reduce(
    (page, sheet) =>
      sheet.isApart ? change(page, sheet, squeeze(sheet.css)) : page.replace(sheet.element, ''),
    change(html, first, whole),
  );
}

/** @param dir the built site's folder */
function readSurroundings(dir: URL, sources: URL): Surroundings {
  const root = fileURLToPath(dir);
  const read = (pattern: string, words: RegExp, group: number) =>
    globSync(pattern, { cwd: root }).flatMap((file) =>
      groups(readFileSync(join(root, file), 'utf8'), words, group),
    );
  const modules = globSync('**/*.module.css', { cwd: fileURLToPath(sources) });
  return {
    places: new Set(modules.map((file) => placeOf(`src/${file}`))),
    words: new Set([...read('**/*.js', WORD, 0), ...read('**/*.css', READ_PROPERTY, 1)]),
  };
}

/**
 * Takes out of each built page the styles that it does not need: a stylesheet holds what its component can be,
 * a page what its components are.
 */
export function leanStyles(): AstroIntegration {
  let sources: URL;
  return {
    name: 'lean-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        sources = config.srcDir;
      },
      'astro:build:done': ({ dir }) => {
        const surroundings = readSurroundings(dir, sources);
        return rewritePages(dir, (html) => leanPage(html, surroundings));
      },
    },
  };
}
