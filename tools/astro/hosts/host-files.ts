import { splitPath } from '../../../src/lib/languages/languages.ts';

/** The input of the files for hosts. */
export interface HostedSite {
  /** The base path of the site, as in Astro: `/` or `/shop`. */
  readonly base: string;
  /** Path without the base → Content-Security-Policy that the host sends with that page. */
  readonly policies: ReadonlyMap<string, string>;
  /** Path without the base → address, base included, of its permanent redirect. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The languages whose pages stand below their tag, each with a not-found page of its own: `/de/404`. */
  readonly languages?: readonly string[];
  /** Paths without the base of pages that other pages of the site show in frames. */
  readonly framed?: ReadonlySet<string>;
}

/**
 * Headers of every response. A page's policy says whether it may be framed; the older header covers
 * responses without a policy and browsers that don't know that directive.
 */
export const commonHeaders = ({ framed }: Pick<HostedSite, 'framed'>): [string, string][] =>
  Object.entries({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': framed?.size ? 'SAMEORIGIN' : 'DENY',
  });

/** Files below `_astro` have a content hash in their name, so they never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The type of pages in Markdown, which not every host knows: without it browsers download them. */
export const MARKDOWN = 'text/markdown; charset=utf-8';

/** Pages keep their name: a browser may cache them but must revalidate. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Cloudflare Pages's limits for `_headers`; it ignores the rest. Netlify and nginx have none.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const CLOUDFLARE_LIMITS = { rules: 100, lineLength: 2000 } as const;

/** A path that is literal in every host's file: no wildcard, no variable, nothing to encode. */
const PLAIN_PATH = /^[\w./~-]+$/;

/** The policy as a header, which may also restrict who frames the page; a meta element cannot. */
export const asHeader = (policy: string, isFramed = false) =>
  `${policy}; frame-ancestors ${isFramed ? "'self'" : "'none'"}`;

const policyLine = (policy: string, isFramed = false) =>
  `  Content-Security-Policy: ${asHeader(policy, isFramed)}`;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The address of a page: below a base, the home page has no trailing slash either. */
const addressOf = (base: string, path: string) => withoutSlash(withoutSlash(base) + path) || '/';

/**
 * The paths at which hosts serve a page. A folder's index page is also served with a trailing
 * slash.
 */
const pathsOf = (base: string, path: string) => {
  const address = addressOf(base, path);
  return path === '/' && address !== '/' ? [address, `${address}/`] : [address];
};

/** The number of path patterns in a `_headers` file. */
export const countRules = (headersFile: string) =>
  headersFile.split('\n').filter((line) => /^[^\s#]/.test(line)).length;

/**
 * Chooses the pages whose policies hosts can send. The others keep theirs in a meta element: a page
 * whose rule a host ignores would have no policy, and a wildcard would also match the not-found
 * page, whose own policy then blocks what the wildcard does not name.
 *
 * @param policies path without the base → policy
 * @param ownRules how many rules the owner's own `_headers` has
 * @returns the policies to send, the original language’s before others, shallowest paths first; and why the others are not sent
 */
export function chooseHeaders(
  policies: ReadonlyMap<string, string>,
  base: string,
  ownRules = 0,
): { sent: Map<string, string>; kept: Map<string, string> } {
  const depth = (path: string) => path.split('/').length;
  const isTranslated = (path: string) => Number(splitPath(path).path !== path);
  const paths = [...policies].sort(
    ([a], [b]) => isTranslated(a) - isTranslated(b) || depth(a) - depth(b) || (a < b ? -1 : 1),
  );
  const sent = new Map<string, string>();
  const kept = new Map<string, string>();
  let free = CLOUDFLARE_LIMITS.rules - ownRules - countRules(headersFile({ base, policies: sent }));
  for (const [path, policy] of paths) {
    const needed = pathsOf(base, path).length;
    if (!PLAIN_PATH.test(path)) kept.set(path, 'its address has signs that mean more in a rule');
    else if (policyLine(policy).length > CLOUDFLARE_LIMITS.lineLength)
      kept.set(path, `its rule is longer than ${CLOUDFLARE_LIMITS.lineLength} characters`);
    else if (needed > free)
      kept.set(path, `Cloudflare Pages reads ${CLOUDFLARE_LIMITS.rules} rules`);
    else {
      sent.set(path, policy);
      free -= needed;
    }
  }
  return { sent, kept };
}

/** The `_headers` file that Netlify and Cloudflare Pages read. */
export function headersFile(site: Omit<HostedSite, 'redirects'>): string {
  const { base, policies, framed } = site;
  const common = commonHeaders(site).map(([name, value]) => `  ${name}: ${value}`);
  const rules = [
    [addressOf(base, '/*'), ...common],
    [addressOf(base, '/_astro/*'), `  Cache-Control: ${IMMUTABLE}`],
    [addressOf(base, '/*.md'), `  Content-Type: ${MARKDOWN}`],
    ...[...policies].flatMap(([path, policy]) =>
      pathsOf(base, path).map((address) => [
        address,
        // The site's only address that `<base>/*` does not match.
        ...(path === '/' && address === withoutSlash(base) ? common : []),
        policyLine(policy, framed?.has(path)),
      ]),
    ),
  ];
  return rules.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/**
 * The other ways in which a former address is asked for. Hosts differ in which of them they take for the
 * same: nginx and Caddy are told by a pattern, these two by a line for each.
 */
const furtherSpellings = (from: string): string[] => {
  const isPlain = !/\.\w+$/.test(from);
  const all = [from, `${from}/`, ...(isPlain ? [`${from}.html`] : [])];
  return [...new Set([...all, ...all.map(encodeURI)])].filter((one) => one !== from);
};

/** The `_redirects` file for the same hosts. */
export function redirectsFile({ base, redirects, languages = [] }: HostedSite): string {
  const line = (from: string, to: string) =>
    `${addressOf(base, from)}${/.\/$/.test(from) ? '/' : ''} ${to} 301\n`;
  return [
    // Hosts read so many lines and no more: every address comes before the second spelling of any.
    ...[...redirects].map(([from, to]) => line(from, to)),
    ...[...redirects].flatMap(([from, to]) => furtherSpellings(from).map((one) => line(one, to))),
    // Netlify’s way; Cloudflare Pages finds the nearest not-found page by itself.
    ...languages.map(
      (tag) => `${addressOf(base, `/${tag}/*`)} ${addressOf(base, `/${tag}/404.html`)} 404\n`,
    ),
  ].join('');
}
