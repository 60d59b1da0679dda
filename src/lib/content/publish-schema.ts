import type { z } from 'astro/zod';

/** The schemas that a build has used, by the content file (a path or a pattern) that each checks. */
export type PublishedSchemas = Map<string, z.ZodType[]>;

/** A global symbol, because pages run in the build's process but are bundled separately from its tools. */
const REGISTRY = Symbol.for('vitrine.schemas');

const globals = globalThis as { [REGISTRY]?: PublishedSchemas };

/**
 * Checks the content of a file, together with its original or its translation, in the language of the
 * page that is being printed.
 *
 * @param file the original’s path
 * @param changed texts by path (`/src/…`) that take the place of those that the pages have read
 * @throws {ContentError} with the mistakes that a build would report
 */
type Check = (file: string, changed: Readonly<Record<string, string>>) => unknown;

/** How a content file is read: its schema, and the check that a build makes of it. */
export interface ContentReader {
  readonly schema: z.ZodType;
  readonly check: Check;
}

/** Those of the pages that have been printed, by the path of the file or of the pattern. */
interface ContentReaders {
  /** As the code is now: they are cleared when it changes, and the next page that is printed publishes its own anew. */
  readonly current: Map<string, ContentReader>;
  /** All of them: a module publishes nothing anew while neither it nor what it imports has changed. */
  readonly all: Map<string, ContentReader>;
}

const READERS = Symbol.for('vitrine.content-readers');

const readers = globalThis as { [READERS]?: ContentReaders };

/**
 * Opens a list of readers, for the studio; until one is open, published ones are dropped. A development server
 * that starts anew needs a new one: pages of the former server can check nothing any more.
 */
export function openContentReaders(): Map<string, ContentReader> {
  const current = new Map<string, ContentReader>();
  readers[READERS] = { current, all: new Map<string, ContentReader>() };
  return current;
}

/** Says how a content file is checked, so that nothing is written into it that a build would refuse. */
export function publishCheck(file: string, schema: z.ZodType, check: Check): void {
  const reader = { schema, check };
  readers[READERS]?.current.set(file, reader);
  readers[READERS]?.all.set(file, reader);
}

/**
 * Goes on with readers that no page has published anew since they were cleared: what changed is not what they are
 * made of.
 *
 * @param isMeant says of a path, or of a pattern, whether it is that of the wanted file
 * @returns whether there is one
 */
export function keepReaders(isMeant: (pattern: string) => boolean): boolean {
  const opened = readers[READERS];
  if (!opened) return false;
  const { current, all } = opened;
  const kept = [...all].filter(([pattern]) => !current.has(pattern) && isMeant(pattern));
  for (const [pattern, reader] of kept) current.set(pattern, reader);
  return kept.length > 0;
}

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
