/**
 * Reads the `_headers` and `_redirects` files that Netlify and Cloudflare read, so that the local
 * server behaves as the site's host will.
 */

/** A path pattern of `_headers`, with the headers that it sets and removes. */
export interface HeaderRule {
  readonly pattern: string;
  readonly set: readonly (readonly [name: string, value: string])[];
  /** Names after `!`: headers of broader rules that do not apply here. */
  readonly unset: readonly string[];
}

/** One line of `_redirects`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 301 to 308 redirect; 200 serves the other page at the same address. */
  readonly status: number;
  /** Written `301!`: applies even if the path has a file. */
  readonly force: boolean;
}

/** Netlify's default when a line names no status. */
const DEFAULT_REDIRECT_STATUS = 301;

/**
 * @param text the content of `_headers`
 * @throws Error naming the line that is neither a path nor a header
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; set: [string, string][]; unset: string[] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const rule = rules.at(-1);
    const header = /^\s+([^:\s]+)\s*:\s*(.*)$/.exec(line);
    const removed = /^\s+!\s*(\S+)\s*$/.exec(line);
    if (/^\S/.test(line)) rules.push({ pattern: pathOf(line.trim()), set: [], unset: [] });
    else if (rule && header) rule.set.push([header[1] ?? '', (header[2] ?? '').trim()]);
    else if (rule && removed) rule.unset.push(removed[1] ?? '');
    else throw new Error(`_headers, line ${index + 1}: cannot read "${line.trim()}"`);
  }
  return rules;
}

/**
 * The headers of a path: every matching rule applies; of two that set the same name, the more
 * specific one wins. A name set twice in one rule is joined with a comma.
 *
 * @param path as the browser requests it, decoded, without the query
 * @returns values by lower-case name
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  const matching = rules.filter((rule) => match(rule.pattern, path) !== undefined);
  for (const rule of matching.sort((a, b) => exactness(a.pattern) - exactness(b.pattern))) {
    for (const name of rule.unset) headers.delete(name.toLowerCase());
    const own = new Map<string, string>();
    for (const [name, value] of rule.set) {
      const key = name.toLowerCase();
      own.set(key, [own.get(key), value].filter((part) => part !== undefined).join(', '));
    }
    for (const [name, value] of own) headers.set(name, value);
  }
  return headers;
}

/**
 * @param text the content of `_redirects`
 * @throws Error naming the line that has no target or no known status
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.replace(/(^|\s)#.*$/, '').trim();
    if (content === '') return [];
    const [from, to, code = String(DEFAULT_REDIRECT_STATUS)] = content.split(/\s+/);
    const status = Number(code.replace('!', ''));
    if (!from || !to || !/^(200|404|30[12378])!?$/.test(code)) {
      throw new Error(`_redirects, line ${index + 1}: cannot read "${content}"`);
    }
    return [{ from: pathOf(from), to, status, force: code.endsWith('!') }];
  });
}

/**
 * The first rule for a path, with its target filled in (`:splat`, `:name`).
 *
 * @param path as the browser requests it, decoded, without the query
 */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): (RedirectRule & { readonly target: string }) | undefined {
  for (const rule of rules) {
    const values = match(trimSlash(rule.from), trimSlash(path));
    if (!values) continue;
    const fill = (whole: string, name: string) => {
      const value = values[name];
      return value === undefined ? whole : encodeURI(value);
    };
    return { ...rule, target: rule.to.replace(/:([a-z]\w*)/gi, fill) };
  }
  return undefined;
}

/** `*` matches anything (`:splat`), `:name` one segment. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)');
  const found = new RegExp(`^${source}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

/** Higher is more specific: no wildcard before placeholders before `*`, then the longer pattern. */
function exactness(pattern: string): number {
  const kind = pattern.includes('*') ? 0 : pattern.includes(':') ? 1 : 2;
  return kind * 1e6 + pattern.length;
}

/** A rule may contain the full address; only its path counts here. */
function pathOf(pattern: string): string {
  return pattern.replace(/^https?:\/\/[^/]+/, '') || '/';
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
