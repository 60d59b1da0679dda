import type { Plugin } from 'vite';

/** What several scripts share: functions of a few lines that remember nothing. */
const SMALL_MODULES =
  /\/src\/(lib\/(browser\/(after-paint|effect-file|once-seen|prefers-reduced-data|prefers-reduced-motion|throttle|when-interacted)|words\/fill)|ui\/pause-button\/on-pause|widgets\/carousel\/(arrow-step|slide-at))\.ts$/;

/** What a page may ask for before a visitor's first move: effects, each by itself, and the shell. */
const EFFECT = /([\w-]+)(\.later)?\.effect\.ts$/;
const SHELL = /\/src\/shell\/[\w-]+\.ts$/;

/**
 * Gives each early script its own copy of the small modules that it imports. Shared, they are files of their
 * own, which the page asks for beside it: each with 0.3 KiB of headers around some hundred bytes.
 */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer = '', options) {
      const owner = EFFECT.exec(importer)?.[1] ?? (SHELL.test(importer) ? 'shell' : undefined);
      if (owner === undefined) return undefined;
      const resolved = await this.resolve(source, importer, options);
      if (!resolved || !SMALL_MODULES.test(resolved.id)) return undefined;
      return `${resolved.id}?of=${owner}`;
    },
  };
}
