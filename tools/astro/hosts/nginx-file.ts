import { asHeader, commonHeaders, IMMUTABLE, REVALIDATE, type HostedSite } from './host-files.ts';

/** Text types besides `text/html`, which nginx compresses by default. */
const COMPRESSED =
  'application/javascript application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain text/xml';

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The nginx configuration of the whole site, to be included in a server block.
 *
 * Each page has its own location, which nginx finds by the decoded and normalised path: every
 * spelling of an address gets the page's policy, however it is encoded and whatever its query. A
 * `map` of `$uri` would not work: by the time headers are sent, `try_files` has replaced it by a
 * file name.
 *
 * Locations set variables instead of headers, since an `add_header` in a location drops all those
 * of the server.
 *
 * @param host for the example in the first lines
 */
export function nginxFile(site: HostedSite, host: string): string {
  const { base, policies, redirects, framed, languages = [] } = site;
  const root = base.replace(/\/$/, '');
  const home = root || '/';
  const setPolicy = (path: string) => {
    const policy = policies.get(path);
    return policy === undefined
      ? ''
      : `set $vitrine_policy "${asHeader(policy, framed?.has(path))}"; `;
  };
  const page = (path: string) =>
    `location = ${root}${path} { ${setPolicy(path)}try_files ${root}${path}.html =404; }`;
  const elsewhere = (from: string, to: string) => {
    const [path = '', anchor] = to.split('#');
    const target = `${path}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`;
    return `location ~ ^${escaped(root + from)}(?:\\.html)?/*$ { return 301 ${target}; }`;
  };
  const homeSpellings = ['/index', '/index.html', ...(root ? ['/'] : [])];
  return `# Written by every build: do not edit. Include it in a server block; this one is complete:
#
#   server {
#     listen 80;
#     listen [::]:80;
#     server_name ${host};
#     root /var/www/vitrine;
#     include /etc/nginx/vitrine.conf;
#   }
#
# /var/www/vitrine${root} is the folder that the build wrote (dist), /etc/nginx/vitrine.conf is this file.
# Bring both there after each build and reload nginx: policies name what the pages hold.
# The server block must have no \`location ${root}/\` of its own. An add_header in a location of yours drops
# the headers below for that location.

absolute_redirect off;
${notFoundPages(root, languages)}

gzip on;
gzip_vary on;
gzip_types ${COMPRESSED};

set $vitrine_policy "";
set $vitrine_cache "${REVALIDATE}";
add_header Content-Security-Policy $vitrine_policy always;
add_header Cache-Control $vitrine_cache always;
${commonHeaders(site)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

# Files, and pages that carry their policy in themselves.
location ${root}/ { try_files $uri $uri.html =404; }
location ~ ^${escaped(root)}/.+\\.md$ {
  types { text/markdown md; }
  charset utf-8;
  charset_types text/markdown;
  try_files $uri =404;
}
location ^~ ${root}/_astro/ { set $vitrine_cache "${IMMUTABLE}"; try_files $uri =404; }
location = ${root}/_headers { return 404; }
location = ${root}/_redirects { return 404; }

# Not-found pages are no addresses.
${['', ...languages.map((tag) => `/${tag}`)].map((at) => `location = ${root}${at}/404 { return 404; }\nlocation = ${root}${at}/404.html { internal; }`).join('\n')}

# One address a page: other spellings are sent to it.
${homeSpellings.map((path) => `location = ${root}${path} { return 301 ${home}$is_args$args; }`).join('\n')}
${[...redirects].map(([from, to]) => elsewhere(from, to)).join('\n')}
location ~ ^(?<vitrine_page>${escaped(root)}/.+?)(?:\\.html/*|/+)$ {
  if (-f $document_root$vitrine_page.html) { rewrite ^(.+?)(?:\\.html/*|/+)$ $1 permanent; }
  return 404;
}

# Each page with its policy.
location = ${home} { ${setPolicy('/')}try_files ${root}/index.html =404; }
${[...policies.keys()]
  .filter((path) => path !== '/')
  .map(page)
  .join('\n')}
`;
}

/** The not-found page: below a language's path, that of the language. */
function notFoundPages(root: string, languages: readonly string[]): string {
  if (languages.length === 0) return `error_page 404 ${root}/404.html;`;
  return [
    `set $vitrine_not_found ${root}/404.html;`,
    ...languages.map(
      (tag) =>
        `if ($uri ~ ^${escaped(`${root}/${tag}`)}(/|$)) { set $vitrine_not_found ${root}/${tag}/404.html; }`,
    ),
    'error_page 404 $vitrine_not_found;',
  ].join('\n');
}
