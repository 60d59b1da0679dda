import { build, type Plugin } from 'vite';

/**
 * Lets the server import a script as text, with all that it imports, for a page that must run it before
 * it is painted: `import text from './wear.ts?classic'`. A module would come too late in some browsers.
 *
 * @param src the folder that `~` stands for
 */
export const classicScripts = (src: string): Plugin => ({
  name: 'classic-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?classic$/ },
    handler: async (id) =>
      `export default ${JSON.stringify(await bundleClassic(id.replace(/\?classic$/, ''), src))}`,
  },
});

/** The types of what {@link classicScripts} lets be imported. */
export const CLASSIC_TYPES = `declare module '*?classic' {
  /** A script with all that it imports, for an element without a type. */
  const text: string;
  export default text;
}
`;

/**
 * A script and all that it imports, as one text without a module's marks.
 *
 * @param entry the script, an absolute path
 * @param src the folder that `~` stands for
 */
export async function bundleClassic(entry: string, src: string): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '~': src } },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${entry}: nothing was built`);
  return output.output[0].code.trim();
}
