import { inlineHash } from '../../../src/lib/site/inline-hash.ts';
import type { PageElement } from '../../lib/html.ts';

/** The directive that applies to an element's address, by element and attribute. */
const RULES: readonly (readonly [element: string, attribute: string, directive: string])[] = [
  ['script', 'src', 'script-src'],
  ['img', 'src', 'img-src'],
  ['iframe', 'src', 'frame-src'],
  ['video', 'src', 'media-src'],
  ['audio', 'src', 'media-src'],
  ['source', 'src', 'media-src'],
  ['form', 'action', 'form-action'],
];

/** Types of script that run, or control how others run; all other types are data. */
const RUNS = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);

/** Event handler attributes. The standard has no other attributes that begin this way. */
const HANDLER = /^on[a-z]{3,}$/i;

/** How many characters of a text a report quotes. */
const QUOTED = 120;

type Directives = ReadonlyMap<string, readonly string[]>;

/** The sources of a policy by their directives. */
const directivesOf = (policy: string): Directives =>
  new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/**
 * Finds what a page's policy would block: addresses, inline scripts and styles, and attributes with
 * script or style. Only a browser sees what scripts add at run time.
 *
 * @returns a line for each, with what would allow it
 */
export function blockedOn(elements: readonly PageElement[], policy: string): string[] {
  const directives = directivesOf(policy);
  const lines = elements.flatMap((element) => [
    ...blockedAddresses(element, directives),
    ...blockedText(element, directives),
    ...blockedAttributes(element, directives),
  ]);
  return [...new Set(lines)];
}

function blockedAddresses(element: PageElement, directives: Directives): string[] {
  return requested(element).flatMap(([directive, address]) => {
    const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const fallback = directive === 'form-action' ? undefined : directives.get('default-src');
    const sources = directives.get(directive) ?? fallback;
    if (sources === undefined || sources.some((source) => isCovered(url, source))) return [];
    return [
      `the policy will block ${address}; to allow it: policy: { allow: { '${directive}': ['${url.origin}'] } } in site.config.ts`,
    ];
  });
}

/** The addresses that an element loads, with their directives. */
function requested({ name, attributes }: PageElement): [directive: string, address: string][] {
  if (name === 'link')
    return /\bstylesheet\b/.test(attributes['rel'] ?? '')
      ? [['style-src', attributes['href'] ?? '']]
      : [];
  return RULES.flatMap(([element, attribute, directive]) => {
    const address = element === name ? attributes[attribute] : undefined;
    return address === undefined ? [] : [[directive, address] as [string, string]];
  });
}

/** Whether a policy's source covers an address: `https://*.cdn.example`, `https:`. */
function isCovered(url: URL, source: string): boolean {
  if (source === '*' || source === url.protocol) return true;
  const match = /^(https?):\/\/(\*\.)?([^/]+)/.exec(source);
  if (!match) return false;
  const [, scheme = '', wild, host = ''] = match;
  const isHost = wild ? url.host.endsWith(`.${host}`) : url.host === host;
  return isHost && (url.protocol === `${scheme}:` || scheme === 'http');
}

const quoted = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
};

/** The sources of the first of these directives that a policy has: each falls back on the next. */
const rulingSources = (directives: Directives, names: readonly string[]) =>
  names.map((name) => directives.get(name)).find((sources) => sources !== undefined);

/** An inline script or stylesheet whose hash is not in the policy. */
function blockedText({ name, attributes, text }: PageElement, directives: Directives): string[] {
  if (name !== 'style' && name !== 'script') return [];
  const runs = RUNS.has((attributes['type'] ?? '').trim().toLowerCase());
  if (text.trim() === '' || (name === 'script' && (!runs || 'src' in attributes))) return [];
  const sources = rulingSources(directives, [`${name}-src-elem`, `${name}-src`, 'default-src']);
  const allowed = [`'${inlineHash(text)}'`, "'unsafe-inline'"];
  if (sources === undefined || sources.some((source) => allowed.includes(source))) return [];
  return name === 'script'
    ? [
        `the policy will block <script>${quoted(text)}</script>; to allow it, move it from there to site.config.ts: scripts: [{ inline: ${JSON.stringify(quoted(text))} }]`,
      ]
    : [
        `the policy will block <style>${quoted(text)}</style>; write its rules in a <style> of the page’s .astro without is:inline, or in src/styles/_owner.scss`,
      ];
}

/** Attributes that hold script or style: hashes cannot allow those. */
function blockedAttributes({ name, attributes }: PageElement, directives: Directives): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const kind = attribute === 'style' ? 'style' : HANDLER.test(attribute) ? 'script' : undefined;
    if (kind === undefined) return [];
    const sources = rulingSources(directives, [`${kind}-src-attr`, `${kind}-src`, 'default-src']);
    if (sources?.includes("'unsafe-inline'") !== false) return [];
    const event = attribute.slice(2).toLowerCase();
    const instead =
      kind === 'style'
        ? 'give it a class, and the class a rule in a stylesheet: src/styles/_owner.scss'
        : `listen in a script: scripts: [{ inline: "document.querySelector('${name}')?.addEventListener('${event}', …)" }] in site.config.ts`;
    return [
      `the policy will block ${attribute.toLowerCase()}="${quoted(value)}" of <${name}>; ${instead}`,
    ];
  });
}
