import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { HOUSE, innerFile } from '../../../src/lib/theme/inner-theme.ts';
import { minifyCss } from '../../../src/lib/theme/minify-css.ts';
import { nearest } from '../../../src/lib/content/nearest.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/** Components that a home may have besides its theme, by file name. */
const PARTS = { mark: 'Mark', header: 'Header', footer: 'Footer' } as const;

/** The files of an inner theme, as paths below the project. */
interface InnerThemeFiles {
  theme: string;
  parts: Partial<Record<keyof typeof PARTS, string>>;
}

/**
 * Finds the files of the chosen theme.
 *
 * @param name `house`, or a home whose folder has a theme
 * @param root the project's folder
 * @throws {Error} if there is no such theme, suggesting the nearest
 */
export function findInnerTheme(name: string, root: string): InnerThemeFiles {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))[0];
  if (name === HOUSE) return { theme: 'src/styles/house.ts', parts: {} };
  const names = [
    HOUSE,
    ...globSync('src/demos/*/theme.ts', { cwd: root }).map((file) => basename(join(file, '..'))),
  ];
  const folder = `src/demos/${name}`;
  if (!names.includes(name))
    throw new ContentError(
      `site.config.ts: theme: there is no home “${name}” with a ${folder}/theme.ts; did you mean “${nearest(name, names) ?? HOUSE}”?`,
    );
  const parts: InnerThemeFiles['parts'] = {};
  for (const [part, component] of Object.entries(PARTS)) {
    const file = find(`${folder}/{,*/}${component}.tsx`);
    if (file) parts[part as keyof typeof PARTS] = file;
  }
  return { theme: `${folder}/theme.ts`, parts };
}

/**
 * Exposes the site's theme for inner pages as `virtual:inner-theme`, and any other by its name, as
 * `virtual:inner-theme/business`. Each imports only that theme's files: a glob would include the
 * styles of every home.
 *
 * @param name see {@link findInnerTheme}, also for what it throws
 */
export function innerTheme(name: string): AstroIntegration {
  return {
    name: 'inner-theme',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        findInnerTheme(name, root);
        updateConfig({ vite: { plugins: [innerThemeModule(name, root)] } });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'inner-theme.d.ts', content: TYPES });
      },
    },
  };
}

const TYPES = `declare module 'virtual:inner-theme' {
  /** What the inner pages wear, as \`theme\` in site.config.ts has it. */
  const innerTheme: import('~/shell/inner-theme').InnerTheme;
  export default innerTheme;
}
declare module 'virtual:inner-theme/*' {
  /** The theme of a home, for pages that belong to it. */
  const innerTheme: import('~/shell/inner-theme').InnerTheme;
  export default innerTheme;
}
`;

const ID = 'virtual:inner-theme';

function innerThemeModule(chosen: string, root: string): Plugin {
  const nameIn = (id: string) => id.slice(`\0${ID}/`.length) || chosen;
  return {
    name: 'inner-theme-module',
    resolveId: {
      filter: { id: /^virtual:inner-theme(\/[\w-]+)?$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:inner-theme/ },
      handler(id) {
        const name = nameIn(id);
        const { theme, parts } = findInnerTheme(name, root);
        // Read as text: an imported stylesheet could not be removed again (`src/lib/wardrobe.ts`).
        const inner = join(root, innerFile(name));
        const css = existsSync(inner) ? readFileSync(inner, 'utf8') : '';
        const imports = Object.entries(parts).map(
          ([part, file]) =>
            `import { ${PARTS[part as keyof typeof PARTS]} as ${part} } from '/${file}';`,
        );
        return [
          `import theme from '/${theme}';`,
          ...imports,
          `export default { name: ${JSON.stringify(name)}, theme, inner: ${JSON.stringify(minifyCss(css))}, parts: { ${Object.keys(parts).join(', ')} } };`,
        ].join('\n');
      },
    },
    // As a watched file it would count as imported, and `npm run dev` would add it as a style.
    hotUpdate({ file }) {
      const { moduleGraph, hot } = this.environment;
      const changed = file.replaceAll('\\', '/');
      const modules = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id?.startsWith(`\0${ID}`) && changed === `${root}${innerFile(nameIn(id))}`,
      );
      for (const module of modules) moduleGraph.invalidateModule(module);
      if (modules.length > 0) hot.send({ type: 'full-reload' });
    },
  };
}
