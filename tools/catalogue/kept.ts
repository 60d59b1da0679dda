/** What was read or printed since a file last changed. */
const KEY = Symbol.for('section-catalogue');

const shared = globalThis as { [KEY]?: Map<string, unknown> };

/** The server's own modules and those that Vite runs are two copies: they share this one. */
const known: Map<string, unknown> = shared[KEY] ?? new Map<string, unknown>();
shared[KEY] = known;

/** Works something out once, until a file of the project changes: many frames ask for the same page. */
export function kept<Value>(name: string, work: () => Value): Value {
  if (!known.has(name)) known.set(name, work());
  return known.get(name) as Value;
}

/** Forgets all: a file has changed. */
export const forget = (): void => known.clear();
