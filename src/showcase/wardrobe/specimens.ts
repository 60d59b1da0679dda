import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { FontFamily } from '../../../fonts.config.ts';
import { cutFont } from '../../../tools/astro/fonts/cut-font.ts';

/** What a specimen shows. */
const SPECIMEN = new Set(Array.from('Ag', (letter) => letter.codePointAt(0) ?? 0));

export const specimenTypes = `declare module 'virtual:specimens' {
  /** Two letters of each family, by its custom property: a face called "specimen" and that name. */
  const specimens: Record<string, string>;
  export default specimens;
}
`;

/** Specimens of all families. They are cut when a page asks for them. */
export function specimensModule(families: readonly FontFamily[]): Plugin {
  return {
    name: 'specimens-module',
    resolveId: { filter: { id: /^virtual:specimens$/ }, handler: () => '\0virtual:specimens' },
    load: {
      filter: { id: /^\0virtual:specimens$/ },
      async handler() {
        const cut = families.map(
          async (family) => [family.cssVariable, await specimenOf(family)] as const,
        );
        return `export default ${JSON.stringify(Object.fromEntries(await Promise.all(cut)))}`;
      },
    },
  };
}

async function specimenOf({ cssVariable, files: [file] }: FontFamily): Promise<string> {
  const [slice] = await cutFont({ ...file, unicodeRange: 'U+41,U+67' }, SPECIMEN);
  if (!slice) return '';
  return (
    `@font-face{font-family:"specimen ${cssVariable}";font-weight:${file.weight};` +
    `src:url(data:font/woff2;base64,${readFileSync(slice.path, 'base64')}) format("woff2")}`
  );
}
