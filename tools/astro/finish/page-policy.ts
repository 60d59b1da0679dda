import { inlineHash } from '../../../src/lib/site/inline-hash.ts';
import type { PageElement } from '../../lib/html.ts';
import type { Allowance } from '../hosts/policy.ts';

/** The sources of a policy by the names of its directives, in their order. */
const directivesOf = (policy: string): Map<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  );

const policyOf = (directives: Iterable<readonly [name: string, sources: readonly string[]]>) =>
  [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** Whether an element is Astro's own, which holds a policy for the whole site. */
export const isPolicy = ({ name, attributes }: PageElement): boolean =>
  name === 'meta' && attributes['http-equiv'] === 'content-security-policy';

/**
 * Narrows the policy that Astro printed, which allows every script, style and frame host of the whole site, to
 * what this page contains or names.
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
  // Without a host of its own it falls back on `default-src`.
  return policyOf(
    directives.filter(([name, sources]) => name !== 'frame-src' || sources.length > 0),
  );
}

/** Whether a page holds what an allowance is about. */
export const isAllowed = (page: readonly PageElement[], { where }: Allowance): boolean =>
  where === undefined || page.some(({ attributes }) => where in attributes);

/**
 * Adds what a page may load because of what it holds, and leaves out what goes without saying.
 *
 * @param policy the page's own, as {@link narrowPolicy} gives it
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
  // One that says what `default-src` does says nothing: browsers fall back on that.
  const common = directives.get('default-src')?.join(' ');
  return policyOf(
    [...directives].filter(
      ([name, sources]) => name !== 'connect-src' || sources.join(' ') !== common,
    ),
  );
}
