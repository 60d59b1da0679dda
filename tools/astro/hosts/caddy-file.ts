import {
  asHeader,
  commonHeaders,
  IMMUTABLE,
  MARKDOWN,
  REVALIDATE,
  type HostedSite,
} from './host-files.ts';

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Quotes a word for a Caddyfile: within backquotes only a backquote is special. */
const quoted = (text: string) => `\`${text}\``;

/**
 * The whole Caddyfile of the site. Caddy's environment can set its address and its folder, so that
 * nobody needs to edit a file that the next build overwrites.
 *
 * A policy belongs to the file that is sent, not to the requested address: every spelling of an
 * address gets its page's policy, however it is encoded. Caddy evaluates `map` when it writes the
 * header, after it has found the file.
 *
 * @param host the site's own
 */
export function caddyFile(site: HostedSite, host: string): string {
  const { base, policies, redirects, framed, languages = [] } = site;
  const root = base.replace(/\/$/, '');
  const home = root || '/';
  const fileOf = (path: string) => `${root}${path === '/' ? '/index' : path}.html`;
  const elsewhere = (from: string, to: string, index: number) => `
		@other${index} path_regexp ^${escaped(root + from)}(?:\\.html)?/*$
		route @other${index} {
			${to.includes('#') ? `redir * ${to} 301` : `rewrite * ${to}\n\t\t\tredir * {uri} 301`}
		}`;
  return `# Written by every build: do not edit. \`caddy run --config Caddyfile\` serves the site with it, or import it
# in a Caddyfile of yours. What differs on your server stands in Caddy's environment:
#
#   SITE_ADDRESS=${host}
#   SITE_ROOT=/var/www/vitrine
#
# SITE_ROOT${root} is the folder that the build wrote (dist). Bring both there after each build and run
# \`caddy reload\`: policies name what the pages hold.

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/var/www/vitrine}
	encode zstd gzip

	# Each page's policy, by the file that is sent.
	map {http.matchers.file.relative} {vitrine_policy} {
${[...policies].map(([path, policy]) => `\t\t${fileOf(path)} ${quoted(asHeader(policy, framed?.has(path)))}`).join('\n')}
		default ""
	}
	@policy expression {vitrine_policy} != ""

	header {
${commonHeaders(site)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		Cache-Control ${quoted(REVALIDATE)}
	}

	route {
		# The not-found page is no address, nor is what other hosts read.
		@none path ${[...['', ...languages.map((tag) => `/${tag}`)].flatMap((at) => [`${at}/404`, `${at}/404.html`]), '/_headers', '/_redirects'].map((path) => root + path).join(' ')}
		error @none 404

		# One address a page: other spellings are sent to it.
		@home path ${['/index', '/index.html', ...(root ? ['/'] : [])].map((path) => root + path).join(' ')}
		route @home {
			rewrite * ${home}
			redir * {uri} 301
		}${[...redirects].map(([from, to], index) => elsewhere(from, to, index)).join('')}
		@spelling path_regexp page ^(${escaped(root)}/.+?)(?:\\.html/*|/+)$
		route @spelling {
			@page file {re.page.1}.html
			route @page {
				rewrite * {re.page.1}
				redir * {uri} 301
			}
			error 404
		}

		# Pages and files.
		@front path_regexp ^${root ? escaped(root) : '/+'}$
		rewrite @front ${root}/index.html
		@file file {
			try_files {path} {path}.html
		}
		route @file {
			@hashed path ${root}/_astro/*
			header @hashed Cache-Control ${quoted(IMMUTABLE)}
			@markdown path *.md
			header @markdown Content-Type ${quoted(MARKDOWN)}
			header @policy Content-Security-Policy {vitrine_policy}
			rewrite * {http.matchers.file.relative}
			file_server
		}
		error 404
	}

	handle_errors {
${languages.length === 0 ? `\t\trewrite * ${root}/404.html` : notFoundPages(root, languages)}
		file_server
	}
}
`;
}

/** The not-found page: below a language's path, that of the language. */
const notFoundPages = (root: string, languages: readonly string[]): string =>
  `\t\t@language path_regexp language ^${escaped(root)}/(${languages.join('|')})(/|$)
		handle @language {
			rewrite * ${root}/{re.language.1}/404.html
		}
		handle {
			rewrite * ${root}/404.html
		}`;
