import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { HOUSE, innerFile, squeezeCss } from '../../src/lib/clothes.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { ContentError } from '../../src/lib/content-error.ts';

/** What a home may bring besides its theme, by the files' names. */
const PARTS = { mark: 'Mark', header: 'Header', ending: 'Ending' } as const;

/** The files that make one theme's clothes, as paths below the project. */
interface ClothesFiles {
  theme: string;
  parts: Partial<Record<keyof typeof PARTS, string>>;
}

/**
 * Which files the chosen theme consists of.
 *
 * @param name `house`, or a home whose folder has a theme
 * @param root the project's folder
 * @throws {Error} where there is no such theme, naming the nearest
 */
export function findClothes(name: string, root: string): ClothesFiles {
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
  const parts: ClothesFiles['parts'] = {};
  for (const [part, component] of Object.entries(PARTS)) {
    const file = find(`${folder}/{,*/}${component}.tsx`);
    if (file) parts[part as keyof typeof PARTS] = file;
  }
  return { theme: `${folder}/theme.ts`, parts };
}

/**
 * Tells pages, as `virtual:clothes`, what the theme consists of that the site has chosen for its inner
 * pages. It imports that theme's files and no other's: a glob would carry the styles of every home.
 *
 * @param name see {@link findClothes}, which also says what is thrown
 */
export function clothes(name: string): AstroIntegration {
  return {
    name: 'clothes',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        findClothes(name, root);
        updateConfig({ vite: { plugins: [clothesModule(name, root)] } });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'clothes.d.ts', content: TYPES });
      },
    },
  };
}

const TYPES = `declare module 'virtual:clothes' {
  /** What the inner pages wear, as \`theme\` in site.config.ts has it. */
  const clothes: import('~/shell/clothes').Clothes;
  export default clothes;
}
`;

function clothesModule(name: string, root: string): Plugin {
  return {
    name: 'clothes-module',
    resolveId: { filter: { id: /^virtual:clothes$/ }, handler: () => '\0virtual:clothes' },
    load: {
      filter: { id: /^\0virtual:clothes$/ },
      handler() {
        const { theme, parts } = findClothes(name, root);
        // Read as text: an imported stylesheet could not be taken off again (`src/lib/wardrobe.ts`).
        const inner = join(root, innerFile(name));
        const css = existsSync(inner) ? readFileSync(inner, 'utf8') : '';
        const imports = Object.entries(parts).map(
          ([part, file]) =>
            `import { ${PARTS[part as keyof typeof PARTS]} as ${part} } from '/${file}';`,
        );
        return [
          `import theme from '/${theme}';`,
          ...imports,
          `export default { name: ${JSON.stringify(name)}, theme, inner: ${JSON.stringify(squeezeCss(css))}, parts: { ${Object.keys(parts).join(', ')} } };`,
        ].join('\n');
      },
    },
    // Named as a file to watch, it would count as imported: `npm run dev` would add it as a style.
    hotUpdate({ file }) {
      const { moduleGraph, hot } = this.environment;
      const module = moduleGraph.getModuleById('\0virtual:clothes');
      if (!module || file.replaceAll('\\', '/') !== `${root}${innerFile(name)}`) return;
      moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
    },
  };
}
