import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform, type SelectorComponent, type Visitor } from 'lightningcss';
import { inlineHash } from '../../../src/lib/site/inline-hash.ts';
import { scopedClasses, STYLE } from '../../lib/page-styles.ts';
import { ISLAND } from '../scripts/late-islands.ts';
import { rewritePages } from '../pages/rewrite-pages.ts';
import { placeOf } from './scoped-name.ts';

const WORD = /[\w-]+/g;
const SCRIPT_NAME = /[\w.-]+\.js\b/g;
const PROPERTY = /(--[\w-]+)\s*:/g;
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g;

/** Whether what follows a sheet is the script that takes it off again (`wearTheme`). */
const TAKEN_OFF = /^<script>(?:(?!<\/script>)[^])*previousElementSibling/;

/**
 * Attributes that say what a page's parts were built as. No script writes them into a page, but an island's
 * that draws such a part itself: with a value that its properties hold.
 */
const BUILT_AS = new Set(['data-focus', 'data-header', 'data-size', 'data-tone', 'data-variant']);

/** What a script may have to do with styles. */
export interface Script {
  words: ReadonlySet<string>;
  /** The files of the scripts that it may ask for. */
  names: readonly string[];
}

/** What besides a page says whether its styles are needed. */
export interface Surroundings {
  /** Where the project's own scoped classes come from, as `placeOf` has it. */
  places: ReadonlySet<string>;
  /** The site's scripts by the names of their files. */
  scripts: ReadonlyMap<string, Script>;
  /** The custom properties that its other stylesheets read. */
  properties: ReadonlySet<string>;
}

const groups = (text: string, pattern: RegExp, group = 1) =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

/** Reads a script, or a page's elements. */
export const readScript = (text: string): Script => ({
  words: new Set(groups(text, WORD, 0)),
  names: groups(text, SCRIPT_NAME, 0),
});

/** A page's elements and all scripts that it may come to ask for: those that it names, that these name, and so on. */
function withScripts(elements: string, scripts: Surroundings['scripts']): Script[] {
  const found = [readScript(elements)];
  const known = new Set<string>();
  // The list grows on the way.
  for (const { names } of found)
    for (const name of names) {
      const script = scripts.get(name);
      if (script === undefined || known.has(name)) continue;
      known.add(name);
      found.push(script);
    }
  return found;
}

/** Scoped classes that nothing wears, and custom properties that nothing reads. */
function unusedNames(html: string, { places, scripts, properties }: Surroundings): string[] {
  const css = groups(html, STYLE).join('\n');
  const read = new Set([...groups(css, READ_PROPERTY), ...properties]);
  const told = withScripts(html.replace(STYLE, ''), scripts);
  const isUsed = (name: string) => read.has(name) || told.some(({ words }) => words.has(name));
  const classes = scopedClasses(html).filter((name) =>
    places.has(name.slice(0, name.indexOf('_'))),
  );
  return [...new Set([...classes, ...groups(css, PROPERTY)])].filter((name) => !isUsed(name));
}

/** Leaves out the selectors of parts that were built as none of the page's was. */
function builtParts(html: string): Visitor<never> {
  const elements = html.replace(STYLE, '');
  const told = new Set(groups(groups(html, ISLAND, 0).join(), WORD, 0));
  const isMissing = (part: SelectorComponent): boolean => {
    if (part.type === 'pseudo-class')
      return (
        (part.kind === 'is' || part.kind === 'where') &&
        part.selectors.every((selector) => selector.some(isMissing))
      );
    if (part.type !== 'attribute' || !BUILT_AS.has(part.name)) return false;
    if (part.operation?.operator !== 'equal') return false;
    const { value } = part.operation;
    return !told.has(value) && !elements.includes(`${part.name}="${value}"`);
  };
  return {
    Selector: (selector) => (selector.some(isMissing) ? [] : undefined),
  };
}

/**
 * A page with one sheet in the place of its first, without the rules of classes that nothing on it wears and no
 * script names, or of parts that were built otherwise, and without custom properties that nothing reads. A sheet
 * that a script takes off again stays by itself.
 */
export function leanPage(html: string, surroundings: Surroundings): string {
  const [first, ...others] = [...html.matchAll(STYLE)].map((match) => ({
    element: match[0],
    css: match[1] ?? '',
    isApart: TAKEN_OFF.test(html.slice(match.index + match[0].length)),
  }));
  if (!first) return html;
  const joined = [first, ...others.filter(({ isApart }) => !isApart)];
  const unusedSymbols = unusedNames(html, surroundings);
  const visitor = builtParts(html);

  const squeeze = (text: string) =>
    transform({
      filename: '',
      code: Buffer.from(text),
      minify: true,
      unusedSymbols,
      visitor,
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
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const find = (pattern: string) => globSync(pattern, { cwd: root });
  const modules = globSync('**/*.module.css', { cwd: fileURLToPath(sources) });
  return {
    places: new Set(modules.map((file) => placeOf(`src/${file}`))),
    scripts: new Map(find('**/*.js').map((file) => [basename(file), readScript(read(file))])),
    properties: new Set(find('**/*.css').flatMap((file) => groups(read(file), READ_PROPERTY))),
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
