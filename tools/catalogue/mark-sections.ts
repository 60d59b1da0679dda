import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mainFile } from './sections.ts';

/** A section's component: its folder and its own name. */
const SECTION = /\/src\/sections\/([\w-]+)\/([A-Z]\w*)\.tsx$/;

/** Where what wraps a section comes from: on the server it also catches what a section throws. */
const FRAMED = {
  client: fileURLToPath(new URL('framed.client.ts', import.meta.url)).replaceAll('\\', '/'),
  server: fileURLToPath(new URL('framed.server.ts', import.meta.url)).replaceAll('\\', '/'),
} as const;

/**
 * Lets the sections of a project say in a frame of the catalogue which section they are. Nothing
 * else of them changes, and on a page that is no frame nothing at all.
 */
export function markSections(root: string): Plugin {
  return {
    name: 'mark-sections',
    enforce: 'pre',
    transform: {
      filter: { id: SECTION },
      handler(code, id) {
        const [, section = '', component = ''] = SECTION.exec(id) ?? [];
        if (!id.endsWith(`/${mainFile(root, section)}`)) return undefined;
        const side = this.environment.config.consumer;
        return markSection(code, section, component, FRAMED[side]);
      },
    },
  };
}

/**
 * Wraps the component that a file is named after.
 *
 * @param from the module that exports `framed`
 * @returns nothing where the file exports no such function
 */
export function markSection(
  code: string,
  section: string,
  component: string,
  from: string,
): string | undefined {
  const written = `export function ${component}`;
  const at = code.search(new RegExp(`^${written}\\b`, 'm'));
  if (at < 0) return undefined;
  const bare = code.slice(0, at) + code.slice(at + 'export '.length);
  // On the first line and behind the last one: lines keep their numbers.
  return `import { framed as catalogueFramed } from ${JSON.stringify(from)};${bare}
const Framed${component} = catalogueFramed(${component}, ${JSON.stringify(section)});
export { Framed${component} as ${component} };
`;
}
