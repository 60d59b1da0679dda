import { inlineHash } from '../../../src/lib/site/inline-hash.ts';
import type { PageElement } from '../../lib/html.ts';
import type { Allowance } from '../hosts/policy.ts';

/** The sources of a policy by directive, in order. */
const directivesOf = (policy: string): Map<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  );

const policyOf = (directives: Iterable<readonly [name: string, sources: readonly string[]]>) =>
  [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** Whether an element is Astro's own policy, which covers the whole site. */
export const isPolicy = ({ name, attributes }: PageElement): boolean =>
  name === 'meta' && attributes['http-equiv'] === 'content-security-policy';

/**
 * Narrows Astro's policy, which allows every script and style of the whole site, to those that this
 * page contains.
 */
export function narrowPolicy(printed: string, page: readonly PageElement[]): string {
  const hashes = new Set(
    page.flatMap(({ name, text }) =>
      name === 'script' || name === 'style' ? `'${inlineHash(text)}'` : [],
    ),
  );
  const isNeeded = (source: string) => !source.startsWith("'sha256-") || hashes.has(source);
  return policyOf(
    [...directivesOf(printed)].map(([name, sources]) => [name, sources.filter(isNeeded)] as const),
  );
}

/** The attributes that name an address for a frame, which a page loads once a visitor asks for it. */
const FRAMES = ['data-video', 'data-frame'] as const;

/** The hosts of the frames that elements name, as origins; those of a locked work are listed. */
export const frameOrigins = (elements: readonly PageElement[]): string[] => [
  ...new Set(
    elements.flatMap(({ attributes }) =>
      [...FRAMES.map((name) => attributes[name]), ...(attributes['data-frames']?.split(' ') ?? [])]
        .map((address) => URL.parse(address ?? ''))
        .flatMap((address) => (address?.protocol.startsWith('http') ? [address.origin] : [])),
    ),
  ),
];

/** Permission for the frames that a page's own elements name: films and embedded pages. */
export function framesAllowance(page: readonly PageElement[]): Allowance {
  const origins = frameOrigins(page);
  return { sources: origins.length > 0 ? { 'frame-src': origins } : {} };
}

/** Whether an allowance applies to a page. */
export const isAllowed = (page: readonly PageElement[], { where }: Allowance): boolean =>
  where === undefined || page.some(({ attributes }) => where in attributes);

/**
 * Adds what a page may load because of its content, and drops redundant directives.
 *
 * @param policy the page's own, from {@link narrowPolicy}
 */
export function openPolicy(
  policy: string,
  page: readonly PageElement[],
  allowances: readonly Allowance[],
): string {
  const directives = directivesOf(policy);
  for (const allowance of allowances.filter((one) => isAllowed(page, one)))
    for (const [name, more] of Object.entries(allowance.sources))
      directives.set(name, [...new Set([...(directives.get(name) ?? []), ...more])]);
  // A directive equal to `default-src` is redundant: browsers fall back on that.
  const common = directives.get('default-src')?.join(' ');
  return policyOf(
    [...directives].filter(
      ([name, sources]) => name !== 'connect-src' || sources.join(' ') !== common,
    ),
  );
}
