import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseYaml } from '../../../src/lib/content/yaml.ts';

/**
 * Other spellings of the demos' addresses, from each demo's `demo.yaml`. `src/lib/routes/demos.ts`
 * checks the file's other fields.
 *
 * @param folder the one of the demos
 * @returns spelling → page: `/parallax` → `/paralax`
 */
export function demoAliases(folder: string): Record<string, string> {
  const pairs = globSync('*/demo.yaml', { cwd: folder }).flatMap((file) => {
    const demo = parseYaml(`${folder}/${file}`, readFileSync(join(folder, file), 'utf8')) as {
      aliases?: string[];
    };
    return (demo.aliases ?? []).map((alias) => [alias, `/${dirname(file)}`] as const);
  });
  return Object.fromEntries(pairs);
}
