import type { z } from 'astro/zod';

/** The schemas that a build has met: by the file of content (a path, or a pattern) that each checks. */
export type PublishedSchemas = Map<string, z.ZodType[]>;

/** Pages run in the process of the build, but are bundled apart from its tools: this is where both look. */
const SHELF = Symbol.for('vitrine.schemas');

const shelf = globalThis as { [SHELF]?: PublishedSchemas };

/** Opens the shelf, for `tools/astro/schemas`; where nobody has, nothing is kept. */
export function openSchemaRegistry(): PublishedSchemas {
  const published: PublishedSchemas = shelf[SHELF] ?? new Map<string, z.ZodType[]>();
  shelf[SHELF] = published;
  return published;
}

/** Tells which schema a content file must fit, so that editors can complete and check it as one types. */
export function publishSchema(file: string, schema: z.ZodType): void {
  const published = shelf[SHELF];
  const known = published?.get(file) ?? [];
  if (!known.includes(schema)) published?.set(file, [...known, schema]);
}
