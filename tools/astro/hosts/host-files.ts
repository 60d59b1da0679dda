/** What the files for hosts are written from. */
export interface HostedSite {
  /** The path that the site lives below, as Astro has it: `/` or `/shop`. */
  readonly base: string;
  /** Path without the base → Content-Security-Policy that the host sends with that page. */
  readonly policies: ReadonlyMap<string, string>;
  /** Path without the base → address, base included, that it is sent to for good. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths without the base of pages that other pages of the site show in frames. */
  readonly framed?: ReadonlySet<string>;
}

/**
 * What every answer carries, whatever the page. Whether a page may be framed its policy says; where
 * there is none, or a browser does not know that directive, the older header does.
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

/** Files below `_astro` carry a hash of their content in their name, so they never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Pages keep their name: a browser may keep them, and asks whether they are still true. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * What Cloudflare Pages reads of `_headers`; it ignores the rest. Netlify and nginx read all.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const CLOUDFLARE_LIMITS = { rules: 100, lineLength: 2000 } as const;

/** A path that means itself in every host's file: no wildcard, no variable, nothing to encode. */
const PLAIN_PATH = /^[\w./~-]+$/;

/** A policy for a header may also say who frames the page; in a meta element that has no effect. */
export const asHeader = (policy: string, isFramed = false) =>
  `${policy}; frame-ancestors ${isFramed ? "'self'" : "'none'"}`;

const policyLine = (policy: string, isFramed = false) =>
  `  Content-Security-Policy: ${asHeader(policy, isFramed)}`;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The address of a page: the home page below a base has no slash at its end either. */
const addressOf = (base: string, path: string) => withoutSlash(withoutSlash(base) + path) || '/';

/** The paths at which hosts serve a page. A folder's index page they serve with a slash, too. */
const pathsOf = (base: string, path: string) => {
  const address = addressOf(base, path);
  return path === '/' && address !== '/' ? [address, `${address}/`] : [address];
};

/** The number of path patterns in a `_headers` file. */
export const countRules = (headersFile: string) =>
  headersFile.split('\n').filter((line) => /^[^\s#]/.test(line)).length;

/**
 * Which pages' policies hosts can send. The others keep theirs in a meta element: a rule that a host
 * ignores leaves a page without any, and a wildcard would reach the not-found page, whose own
 * policy then blocks what the wildcard does not name.
 *
 * @param policies path without the base → policy
 * @param ownRules how many rules the owner's own `_headers` has
 * @returns the policies to send, those of the shallowest paths first; and why others stay behind
 */
export function chooseHeaders(
  policies: ReadonlyMap<string, string>,
  base: string,
  ownRules = 0,
): { sent: Map<string, string>; kept: Map<string, string> } {
  const depth = (path: string) => path.split('/').length;
  const paths = [...policies].sort(([a], [b]) => depth(a) - depth(b) || (a < b ? -1 : 1));
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
    ...[...policies].flatMap(([path, policy]) =>
      pathsOf(base, path).map((address) => [
        address,
        // The only address of the site that `<base>/*` does not match.
        ...(path === '/' && address === withoutSlash(base) ? common : []),
        policyLine(policy, framed?.has(path)),
      ]),
    ),
  ];
  return rules.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** The `_redirects` file that the same hosts read. */
export function redirectsFile({ base, redirects }: HostedSite): string {
  return [...redirects].map(([from, to]) => `${addressOf(base, from)} ${to} 301\n`).join('');
}
