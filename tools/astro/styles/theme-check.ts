import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc, type Plugin } from 'vite';
import type { FontFamily } from '../../../fonts.config.ts';
import { formatErrors } from '../../../src/lib/content/mistakes.ts';
import { codeLine } from '../../../src/lib/content/source-lines.ts';
import { themeMistakes } from '../../../src/lib/theme/theme-check.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/**
 * Checks each theme that a page uses whenever its file is read: a wrong token, colour or font stops
 * the build, and appears in the overlay of `npm run dev`.
 */
export function themeCheck(families: readonly FontFamily[]): Plugin {
  const fonts = families.map(({ cssVariable }) => cssVariable);
  let root = '';
  return {
    name: 'theme-check',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/(demos\/[^/]+\/theme|styles\/house)\.ts$/ },
      async handler(_, id) {
        const text = readFileSync(id, 'utf8');
        const theme = await readTheme(id, text);
        const mistakes = theme === undefined ? [] : themeMistakes(theme, fonts);
        if (mistakes.length === 0) return;
        const file = relative(root, id).replaceAll('\\', '/');
        throw new ContentError(
          formatErrors({ file, lineOf: (path) => codeLine(text, path) }, mistakes),
        );
      },
    },
  };
}

/**
 * The exports of a theme's file. A theme is data; one that imports values is checked by its types
 * alone.
 */
export async function readTheme(file: string, text: string): Promise<unknown> {
  const { code } = await transformWithOxc(text, file, { sourcemap: false });
  if (/^\s*import\b/m.test(code)) return undefined;
  // The configuration's own `import()` no longer works when pages are read.
  const found: { theme?: unknown } = {};
  runInNewContext(
    code.replace(/^export\s+default\b/m, 'theme =').replace(/^export\b/gm, ''),
    found,
  );
  return found.theme;
}
