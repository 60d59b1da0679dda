import type { z } from 'astro/zod';

/** The schemas that a build has used, by the content file (a path or a pattern) that each checks. */
export type PublishedSchemas = Map<string, z.ZodType[]>;

/** A global symbol, because pages run in the build's process but are bundled separately from its tools. */
const REGISTRY = Symbol.for('vitrine.schemas');

const globals = globalThis as { [REGISTRY]?: PublishedSchemas };

/** Opens the registry, for `tools/astro/schemas`; until it is open, published schemas are dropped. */
export function openSchemaRegistry(): PublishedSchemas {
  const published: PublishedSchemas = globals[REGISTRY] ?? new Map<string, z.ZodType[]>();
  globals[REGISTRY] = published;
  return published;
}

/** Registers the schema of a content file, so that editors can complete and check it during typing. */
export function publishSchema(file: string, schema: z.ZodType): void {
  const published = globals[REGISTRY];
  const known = published?.get(file) ?? [];
  if (!known.includes(schema)) published?.set(file, [...known, schema]);
}
