import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * A file's name in a text, up to what can end it in HTML, CSS, script, XML and JSON. Tried only where a
 * name can begin: from every letter of it, the texts of a site took seconds.
 */
const FILE = /(?<![^\s"'`()<>,/\\])[^\s"'`()<>,/\\]+\.(?:avif|webp|png|jpe?g|gif|svg|js)/gi;

/** What Astro publishes an original of; endings keep the case in which their owner wrote them. */
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/i;

/** Names of files that none of the texts mentions. */
export function unmentioned(files: string[], texts: string[]): string[] {
  const mentioned = new Set(texts.flatMap((text) => text.match(FILE) ?? []));
  const isMentioned = (name: string) => mentioned.has(name) || mentioned.has(encodeURI(name));
  return files.filter((file) => !isMentioned(basename(file)));
}

/**
 * Names of scripts that no page leads to: neither it nor a script that it leads to mentions them. React's
 * is written even where no page has a widget.
 *
 * @param scripts their texts, by their names
 * @param pages texts of what is no script
 */
export function unreached(scripts: ReadonlyMap<string, string>, pages: string[]): string[] {
  let left = [...scripts.keys()];
  for (let texts = pages; texts.length > 0;) {
    const missing = unmentioned(left, texts);
    const found = left.filter((file) => !missing.includes(file));
    texts = found.map((file) => scripts.get(file) ?? '');
    left = missing;
  }
  return left;
}

/**
 * Leaves out of the built site what no page shows or runs: Astro publishes the original of every picture
 * that could be named in content, and masters are large; and a list may name more than its page shows.
 */
export function pruneOriginals(): AstroIntegration {
  return {
    name: 'prune-originals',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const textsOf = (pattern: string) =>
          new Map(
            globSync(pattern, { cwd: root }).map((file) => [
              file,
              readFileSync(join(root, file), 'utf8'),
            ]),
          );
        const pages = [...textsOf('**/*.{html,css,xml,json}').values()];
        const scripts = textsOf('_astro/*.js');
        const idle = unreached(scripts, pages);
        const texts = [
          ...pages,
          ...[...scripts].flatMap(([file, text]) => (idle.includes(file) ? [] : [text])),
          ...textsOf('!(_astro)/**/*.js').values(),
        ];
        const pictures = globSync('_astro/*', { cwd: root }).filter((file) => PICTURE.test(file));
        const left = unmentioned(pictures, texts);
        await Promise.all([...left, ...idle].map((file) => rm(join(root, file))));
        if (left.length > 0) logger.info(`${left.length} pictures that no page shows left out`);
      },
    },
  };
}
