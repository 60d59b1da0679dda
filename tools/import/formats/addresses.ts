import { posix } from 'node:path';

/** What the names in a pattern of addresses stand for: `:year` for `2019`. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** Fills a pattern of addresses: `/:year/:slug/`. Names that stand for nothing are left out. */
export const fillPattern = (pattern: string, tokens: Tokens): string =>
  `/${pattern}`
    .replace(/:([a-z_]+)/g, (_, name: string) => tokens[name] ?? '')
    .replace(/\/{2,}/g, '/');

/** The parts of a date that patterns of addresses name. */
export function dateTokens(date = ''): Tokens {
  const [, year = '', month = '', day = '', hour, minute, second] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2}))?/.exec(date) ?? [];
  if (year === '') return {};
  const days = (Date.UTC(+year, +month - 1, +day) - Date.UTC(+year, 0, 0)) / 86_400_000;
  return {
    ...{ year, month, day, hour, minute, second },
    short_year: year.slice(2),
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    y_day: String(days).padStart(3, '0'),
    yearday: String(days),
  };
}

/** A name as Hugo and Jekyll put it into an address. */
export const urlize = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');

/** A site's path below its host: empty where it has the host to itself. */
export const basePath = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : '';

/** An address without the site's own: `https://host.example/blog/a.png` and `/blog/a.png` are `/a.png`. */
export function withoutOwn(address: string, url: string | undefined): string {
  const own = url?.replace(/\/+$/, '') ?? '';
  const base = basePath(url);
  const [start] = [own, base].filter((one) => one !== '' && address.startsWith(`${one}/`));
  return address.slice(start?.length ?? 0);
}

/** A link, by its path and what follows it. */
export function splitLink(link: string): { readonly path: string; readonly rest: string } {
  const at = link.search(/[?#]/);
  return at < 0 ? { path: link, rest: '' } : { path: link.slice(0, at), rest: link.slice(at) };
}

/** The target of a link in Markdown, whose parentheses come in pairs. */
const LINK = /(\]\(<?)((?:[^()\s<>]|\([^()\s]*\))+)/g;

/** Leads links and pictures of a Markdown text elsewhere; undefined leaves one as it is. */
export const replaceTargets = (
  markdown: string,
  to: (target: string, index: number) => string | undefined,
): string =>
  markdown.replace(
    LINK,
    (whole, before: string, target: string, index: number) =>
      before + (to(target, index) ?? whole.slice(before.length)),
  );

/** A path without its percent signs; as it is, where these mean nothing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The file that a text names by a path.
 *
 * @param folders where it may lie, the likeliest first
 */
export function findFile(
  paths: ReadonlySet<string>,
  named: string,
  folders: readonly string[],
): string | undefined {
  const path = decodePath(splitLink(named).path);
  return folders
    .map((folder) => posix.join(folder, path).replace(/^\/+/, ''))
    .find((file) => paths.has(file));
}
