/** The path to a value: keys and list indices, from the outside in. */
export type Path = readonly PropertyKey[];

/** Strings and comments, which may contain code-like text, then the tokens that separate values. */
const TOKEN =
  /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\](),:]|[\w$-]+|\n/g;

/**
 * The line of a field in a configuration file (`site.config.ts`, a `theme.ts`). Follows object and
 * list literals without running the code.
 *
 * @returns the line of the last step found; undefined if not even the first was found
 */
export function codeLine(text: string, path: Path): number | undefined {
  let line = 1;
  let found: { depth: number; line: number } | undefined;
  const way: PropertyKey[] = [];
  let key: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '\n') line += 1;
    else if (token.startsWith('//')) continue;
    else if (token.startsWith('/*')) line += token.split('\n').length - 1;
    else if (token === '{' || token === '[') {
      way.push(token === '[' ? 0 : '');
      key = undefined;
    } else if (token === '}' || token === ']') way.pop();
    else if (token === ',') {
      const last = way.at(-1);
      if (typeof last === 'number') way[way.length - 1] = last + 1;
      else if (way.length > 0) way[way.length - 1] = '';
    } else if (token === ':') {
      if (key !== undefined && typeof way.at(-1) === 'string') way[way.length - 1] = key;
      key = undefined;
    } else key = /^[()]$/.test(token) ? undefined : token.replace(/^['"`]|['"`]$/g, '');
    const depth = sharedDepth(way, path);
    if (depth > (found?.depth ?? 0)) found = { depth, line };
  }
  return found?.line;
}

/** How many steps of a path the current position shares. */
function sharedDepth(way: readonly PropertyKey[], path: Path): number {
  let depth = 0;
  while (depth < path.length && depth < way.length && way[depth] === path[depth]) depth += 1;
  return depth === way.length || depth === path.length ? depth : 0;
}
