import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * The places of the shell that an integration can add to. A part is a module's default export;
 * `src/shell/shell-parts.ts` has its type for each place.
 *
 * - `head`: a function of the page that returns styles and scripts for its head
 * - `header`: a component at the top of every header, such as a banner
 * - `corner`: a component at the end of the page, such as a button in a corner of the window
 * - `script`: a function that runs once in the browser, when the shell's late script loads
 */
export const SHELL_PLACES = ['head', 'header', 'corner', 'script'] as const;

/** One of the places of the shell. */
export type ShellPlace = (typeof SHELL_PLACES)[number];

/** The argument of an integration's hook `shell:setup`. */
export interface ShellSetup {
  /**
   * Adds a part to a place, after the existing ones.
   *
   * @param module the file whose default export is the part
   */
  addPart: (place: ShellPlace, module: URL) => void;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Astro's own way to add a hook.
  namespace Astro {
    interface IntegrationHooks {
      /** Adds parts to the shell: see `tools/astro/pages/shell-parts.ts`. */
      'shell:setup': (setup: ShellSetup) => void;
    }
  }
}

/**
 * Exposes the parts that the site's integrations add to the shell as `virtual:shell-parts/<place>`.
 */
export function shellParts(): AstroIntegration {
  const parts = new Map<ShellPlace, string[]>();
  const setup: ShellSetup = {
    addPart: (place, module) =>
      void parts.set(place, [...(parts.get(place) ?? []), fileURLToPath(module)]),
  };
  return {
    name: 'shell-parts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [partsModules(parts)] } });
      },
      'astro:config:done': ({ config, injectTypes }) => {
        for (const { hooks } of config.integrations) hooks['shell:setup']?.(setup);
        injectTypes({ filename: 'shell-parts.d.ts', content: TYPES });
      },
    },
  };
}

const TYPES = SHELL_PLACES.map(
  (place) => `declare module 'virtual:shell-parts/${place}' {
  /** What the site's integrations add to this place of the shell, in their order. */
  const parts: import('~/shell/shell-parts').ShellPartTypes['${place}'][];
  export default parts;
}
`,
).join('');

const PREFIX = 'virtual:shell-parts/';

function partsModules(parts: ReadonlyMap<ShellPlace, readonly string[]>): Plugin {
  return {
    name: 'shell-parts',
    resolveId: { filter: { id: /^virtual:shell-parts\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:shell-parts\// },
      handler(id) {
        const place = SHELL_PLACES.find((one) => id === `\0${PREFIX}${one}`);
        const files = (place && parts.get(place)) ?? [];
        return partsModule(files);
      },
    },
  };
}

/** A module that exports the default exports of some files as a list. */
export const partsModule = (files: readonly string[]): string =>
  [
    ...files.map((file, index) => `import part${index} from ${JSON.stringify(file)};`),
    `export default [${files.map((_, index) => `part${index}`).join(', ')}];`,
  ].join('\n');
