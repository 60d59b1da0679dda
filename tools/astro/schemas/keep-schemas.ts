import type { PublishedSchemas } from '../../../src/lib/content/publish-schema.ts';
import { FIXTURES_VARIABLE } from '../pages/test-fixtures.ts';
import {
  namesText,
  SCHEMAS,
  schemaTexts,
  staleSchemas,
  writeSchema,
  writeSchemas,
} from './files.ts';
import { inLanguage } from '../../../src/lib/languages/language.ts';
import { isMultilingual, originalLanguage } from '../../../src/lib/languages/languages.ts';

/**
 * Writes the names of pictures and pages, which a development server knows before it has read any
 * page.
 */
export const keepPageNames = (root: string): void => writeSchema(root, ...namesText(root));

/**
 * Keeps `schemas/` up to date: the JSON Schema of every content file, with which editors complete
 * and check as one types. A build knows the schemas once it has read all pages, and writes those
 * that have changed. The tests' build writes nothing and fails instead, so that forgotten schemas
 * are noticed.
 *
 * @param isTemplate whether this is the template's own site, whose schemas are in the repository
 * @returns what was written, for the log
 * @throws {Error} in the tests' build, naming the schemas that are out of date
 */
export function keepSchemas(
  root: string,
  published: PublishedSchemas,
  isTemplate: boolean,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const isTest = env[FIXTURES_VARIABLE] !== undefined;
  // Defaults of words are those of the original.
  const texts = inLanguage(originalLanguage, () => schemaTexts(root, published, isMultilingual));
  const stale = staleSchemas(root, texts);
  if (stale.length === 0 || (isTest && !isTemplate)) return undefined;
  if (isTest)
    throw new Error(
      `${stale.map((name) => `${SCHEMAS}/${name}`).join(', ')}: not what the code says. Run \`npm run build\`, and commit what it writes.`,
    );
  writeSchemas(root, texts);
  return `${SCHEMAS}/: ${stale.join(', ')}`;
}
