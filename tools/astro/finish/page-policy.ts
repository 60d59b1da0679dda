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
 * Narrows Astro's policy, which allows every script, style and frame host of the whole site, to
 * what this page contains or references.
 */
export function narrowPolicy(printed: string, page: readonly PageElement[]): string {
  const elements = page.filter((element) => !isPolicy(element));
  const hashes = new Set(
    elements.flatMap(({ name, text }) =>
      name === 'script' || name === 'style' ? `'${inlineHash(text)}'` : [],
    ),
  );
  const isNamed = (host: string) =>
    elements.some(
      ({ attributes, text }) =>
        text.includes(host) || Object.values(attributes).some((value) => value.includes(host)),
    );
  const isNeeded = (directive: string, source: string) => {
    if (source.startsWith("'")) return !source.startsWith("'sha256-") || hashes.has(source);
    return directive !== 'frame-src' || isNamed(source);
  };
  const directives = [...directivesOf(printed)].map(
    ([name, sources]) => [name, sources.filter((source) => isNeeded(name, source))] as const,
  );
  // Without a host, `frame-src` is dropped and falls back on `default-src`.
  return policyOf(
    directives.filter(([name, sources]) => name !== 'frame-src' || sources.length > 0),
  );
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
