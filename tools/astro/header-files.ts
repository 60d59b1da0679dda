/** What every answer carries, whatever the page. */
const COMMON: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Files below `_astro` carry a hash of their content in their name, so they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A policy for a header may also say who frames the page; in a meta element that has no effect. */
const asHeader = (policy: string) => `${policy}; frame-ancestors 'none'`;

const join = (base: string, path: string) => `${base.replace(/\/$/, '')}${path}`;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read.
 *
 * @param policies path without the base → Content-Security-Policy
 */
export function netlifyHeaders(policies: Map<string, string>, base: string): string {
  const rule = (path: string, headers: [string, string][]) =>
    [join(base, path), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', Object.entries(COMMON)),
    rule('/_astro/*', [['Cache-Control', IMMUTABLE]]),
    ...[...policies].map(([path, policy]) =>
      rule(path, [['Content-Security-Policy', asHeader(policy)]]),
    ),
    '',
  ].join('\n\n');
}

/**
 * An nginx snippet to include once in the `http` block; `docs/deploying.md` shows the server block
 * around it.
 *
 * @param policies path without the base → Content-Security-Policy
 */
export function nginxHeaders(policies: Map<string, string>, base: string): string {
  const policyLines = [...policies].map(
    ([path, policy]) => `  ${join(base, path) || '/'} "${asHeader(policy)}";`,
  );
  const commonLines = Object.entries(COMMON).map(
    ([name, value]) => `# add_header ${name} "${value}" always;`,
  );
  return [
    '# Written by every build. Include it in the http block, and in the server block write:',
    '#',
    '# add_header Content-Security-Policy $vitrine_policy;',
    ...commonLines,
    `# location ${join(base, '/_astro/')} { add_header Cache-Control "${IMMUTABLE}"; }`,
    '# location / { try_files $uri $uri.html $uri/index.html =404; }',
    '# error_page 404 /404.html;',
    'map $uri $vitrine_policy {',
    ...policyLines,
    '}',
    '',
  ].join('\n');
}
