import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEffectFile } from '../../../src/lib/browser/effect-file.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/** Stops a build in which two effects have one name: `data-effect` could mean either. */
export function uniqueEffects(): AstroIntegration {
  return {
    name: 'unique-effects',
    hooks: {
      'astro:config:setup': ({ config }) =>
        expectUniqueNames(globSync('**/*.effect.ts', { cwd: fileURLToPath(config.srcDir) })),
    },
  };
}

/** @throws {Error} naming two of the files whose folders differ and whose names do not */
export function expectUniqueNames(files: string[]): void {
  const known = new Map<string, string>();
  for (const file of files) {
    const { name } = readEffectFile(basename(file));
    const other = known.get(name);
    if (other) throw new ContentError(`Two effects are called "${name}": ${other} and ${file}.`);
    known.set(name, file);
  }
}
