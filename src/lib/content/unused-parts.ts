/** The parts that no page has read yet, by content file. */
type UnusedParts = Map<string, Set<string>>;

/** A global symbol, because pages run in the build's process but are bundled separately from its tools. */
const REGISTRY = Symbol.for('vitrine.unused-parts');

const globals = globalThis as { [REGISTRY]?: UnusedParts };

/** Starts recording which parts of their content pages read; nothing is recorded before this call. */
export function noteUnusedParts(): UnusedParts {
  return (globals[REGISTRY] ??= new Map());
}

/**
 * Records which parts of a page's content are read, so that a build can report parts of a file that
 * no page shows.
 *
 * @param names the parts, by their names in the file
 */
export function watchParts<Content extends object>(
  file: string,
  content: Content,
  names: readonly string[],
): Content {
  const noted = globals[REGISTRY];
  if (!noted) return content;
  const unused = noted.get(file) ?? new Set(names);
  noted.set(file, unused);
  return new Proxy(content, {
    get(target, name, receiver) {
      if (typeof name === 'string') unused.delete(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
