import {
  attribute,
  elementsIn,
  readElements,
  remove,
  setAttribute,
  type PageElement,
} from '../../lib/html.ts';
import { blockedOn } from '../hosts/blocked.ts';
import { chooseHeaders, countRules } from '../hosts/host-files.ts';
import type { Allowance, PolicyDelivery } from '../hosts/policy.ts';
import { ownRules, writeHostFiles } from '../hosts/write-host-files.ts';
import { FIXTURES_PATH } from '../pages/test-fixtures.ts';
import type { FinishingStep, PrintedPage } from './finish-pages.ts';
import { formatByPage } from './format-by-page.ts';
import { framesAllowance, isAllowed, isPolicy, narrowPolicy, openPolicy } from './page-policy.ts';
import { furtherLanguages, splitPath } from '../../../src/lib/languages/languages.ts';

/** A page and the policy that it should get. */
interface PageWithPolicy {
  readonly page: PrintedPage;
  readonly elements: readonly PageElement[];
  readonly policy: string;
}

/**
 * Delivers each page's Content-Security-Policy as an HTTP header, for hosts that read a `_headers`
 * file, for Vercel, nginx and Caddy. A policy in a meta element before the styles delays the first
 * picture. The not-found page keeps its meta element, since it answers paths that no rule can name,
 * and so do pages that no rule fits ({@link chooseHeaders}).
 *
 * Writes `_headers` and `_redirects` into the built folder, after the owner's own rules from
 * `public/`, and the files for other hosts into `deploy` beside it.
 *
 * @param delivery `meta` for hosts that cannot send custom headers
 * @param allowances what pages may load because of their content
 */
export const policiesStep = (
  delivery: PolicyDelivery,
  allowances: readonly Allowance[],
): FinishingStep => ({
  name: 'policies',
  run: async ({ dir, base, url, redirects, pages, logger }) => {
    const found = pages.flatMap((page) => withPolicy(page, allowances));
    const blocked = formatByPage(
      '✖',
      new Map(found.map(({ page, elements, policy }) => [page.path, blockedOn(elements, policy)])),
    );
    if (blocked !== '') logger.warn(`what browsers will not load or run\n${blocked}`);

    // Hosts limit the number of rules: the tests' own pages must not use any of them up.
    const isSendable = (path: string) =>
      delivery === 'header' &&
      splitPath(path).path !== '/404' &&
      !path.startsWith(`${FIXTURES_PATH}/`);
    const sendable = found.flatMap(({ page: { path }, policy }) =>
      isSendable(path) ? [[path, policy] as const] : [],
    );
    const { sent, kept } = chooseHeaders(
      new Map(sendable),
      base,
      countRules(ownRules(dir).headers),
    );
    for (const { page, policy } of found)
      changePolicy(page, sent.has(page.path) ? undefined : policy);

    const framed = framedPages(found, allowances);
    const files = await writeHostFiles(dir, url.host, {
      base,
      policies: sent,
      redirects,
      languages: furtherLanguages,
      framed,
    });
    logger.info(
      `${sent.size} policies in _headers and, in ${files.dir}, ${files.names.join(', ')}`,
    );
    for (const [reason, paths] of Map.groupBy(kept.keys(), (path) => kept.get(path)))
      logger.warn(`${someOf(paths)} keep their policy in a meta element: ${reason}`);
  },
});

/** How many pages a message names. */
const NAMED = 3;

const someOf = (paths: readonly string[]) =>
  paths.length > NAMED
    ? `${paths.slice(0, NAMED).join(', ')} and ${paths.length - NAMED} more`
    : paths.join(', ');

/** A page and its policy; nothing if Astro gave it none, as for a redirect. */
function withPolicy(page: PrintedPage, allowances: readonly Allowance[]): PageWithPolicy[] {
  const elements = readElements(page.document);
  const printed = elements.find(isPolicy)?.attributes['content'];
  if (printed === undefined) return [];
  const narrow = narrowPolicy(printed, elements);
  return [
    {
      page,
      elements,
      policy: openPolicy(narrow, elements, [...allowances, framesAllowance(elements)]),
    },
  ];
}

/** Changes the policy in the page, or removes it if there is none. */
function changePolicy({ document }: PrintedPage, policy: string | undefined): void {
  const meta = elementsIn(document).find(
    (element) => attribute(element, 'http-equiv') === 'content-security-policy',
  );
  if (!meta) return;
  if (policy === undefined) remove(meta);
  else setAttribute(meta, 'content', policy);
}

/** The pages that other pages of the site show in frames. */
function framedPages(
  found: readonly PageWithPolicy[],
  allowances: readonly Allowance[],
): Set<string> {
  const present = allowances.filter((one) =>
    found.some(({ elements }) => isAllowed(elements, one)),
  );
  const paths = new Set(found.map(({ page }) => page.path));
  return new Set(present.flatMap(({ frames }) => frames ?? []).filter((path) => paths.has(path)));
}
