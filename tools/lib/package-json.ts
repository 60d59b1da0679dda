import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';

const byName = z.record(z.string(), z.string());

const packageJson = z.object({
  version: z.string(),
  /** The licence's short name; old packages name theirs in other forms, which count as none. */
  license: z.string().optional().catch(undefined),
  scripts: byName.default({}),
  dependencies: byName.default({}),
});

/**
 * Reads the `package.json` of a folder.
 *
 * @throws {z.ZodError} where it is none
 */
export const readPackageJson = (folder: string): z.infer<typeof packageJson> =>
  packageJson.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
