/** By content file: the parts that no page has asked for yet. */
type UnusedParts = Map<string, Set<string>>;

/** Pages run in the process of the build, but are bundled apart from its tools: this is where both look. */
const SHELF = Symbol.for('vitrine.unused-parts');

const shelf = globalThis as { [SHELF]?: UnusedParts };

/** Starts to note which parts of content pages ask for; without a call nothing is noted. */
export function noteUnusedParts(): UnusedParts {
  return (shelf[SHELF] ??= new Map());
}

/**
 * Notes which parts of a page's content are asked for, so that a build can tell of those that stand in a
 * file and on no page.
 *
 * @param names the parts, by their names in the file
 */
export function watchParts<Content extends object>(
  file: string,
  content: Content,
  names: readonly string[],
): Content {
  const noted = shelf[SHELF];
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
