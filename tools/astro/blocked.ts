import { elementsOf, type PageElement } from './check-pages.ts';

/** Which directive rules what an element names, by the element and its attribute. */
const RULES: readonly (readonly [element: string, attribute: string, directive: string])[] = [
  ['script', 'src', 'script-src'],
  ['img', 'src', 'img-src'],
  ['iframe', 'src', 'frame-src'],
  ['video', 'src', 'media-src'],
  ['audio', 'src', 'media-src'],
  ['source', 'src', 'media-src'],
  ['form', 'action', 'form-action'],
];

/** An address that a page names and its policy would not let it load. */
export interface Blocked {
  readonly directive: string;
  readonly address: string;
}

/**
 * What a page names and its policy would block: scripts, styles, pictures, films, frames and where forms
 * are sent. Addresses that script makes up are seen by the browser alone.
 */
export function blockedAddresses(html: string, policy: string): Blocked[] {
  const directives = new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const allows = (directive: string, url: URL) => {
    const fallback = directive === 'form-action' ? undefined : directives.get('default-src');
    const sources = directives.get(directive) ?? fallback;
    return sources === undefined || sources.some((source) => isCovered(url, source));
  };
  return elementsOf(html).flatMap((element) =>
    requested(element).flatMap(({ directive, address }) => {
      const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
      if (!url || !/^https?:$/.test(url.protocol)) return [];
      return allows(directive, url) ? [] : [{ directive, address }];
    }),
  );
}

function requested({ name, attributes }: PageElement): Blocked[] {
  if (name === 'link')
    return /\bstylesheet\b/.test(attributes['rel'] ?? '')
      ? [{ directive: 'style-src', address: attributes['href'] ?? '' }]
      : [];
  return RULES.flatMap(([element, attribute, directive]) => {
    const address = element === name ? attributes[attribute] : undefined;
    return address === undefined ? [] : [{ directive, address }];
  });
}

/** Whether a source of a policy covers an address: `https://*.cdn.example`, `https:`. */
function isCovered(url: URL, source: string): boolean {
  if (source === '*' || source === url.protocol) return true;
  const match = /^(https?):\/\/(\*\.)?([^/]+)/.exec(source);
  if (!match) return false;
  const [, scheme = '', wild, host = ''] = match;
  const isHost = wild ? url.host.endsWith(`.${host}`) : url.host === host;
  return isHost && (url.protocol === `${scheme}:` || scheme === 'http');
}

/** A line for each address, with the lines of `site.config.ts` that would allow it. */
export function tellBlocked(path: string, blocked: readonly Blocked[]): string[] {
  const lines = blocked.map(({ directive, address }) => {
    const origin = new URL(address.startsWith('//') ? `https:${address}` : address).origin;
    return `${path}: the policy will block ${address}; to allow it: policy: { allow: { '${directive}': ['${origin}'] } } in site.config.ts`;
  });
  return [...new Set(lines)];
}
