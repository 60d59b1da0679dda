import type { Mistake } from '../../../src/lib/content/mistakes.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { decodeAddress } from '../../../src/lib/routes/decode-address.ts';
import { formerPath } from '../../../src/lib/routes/former-path.ts';

/** What the redirects of `site.config.ts` are checked against. */
export interface Pages {
  /** Whether a page of this site stands at a path, in any of its languages. */
  readonly isPage: (path: string) => boolean;
  /** Paths of pages, to propose one for a target that is none. */
  readonly names: () => readonly string[];
  /** Whether the page at a path is not published yet: its redirect waits for it. */
  readonly isHeld: (path: string) => boolean;
}

/** The redirects that a build answers, and what is wrong with the others. */
export interface OwnRedirects {
  /** Old path, in the spelling of {@link formerPath}, → path of the page, with its anchor. */
  readonly found: ReadonlyMap<string, string>;
  readonly mistakes: readonly Mistake[];
}

const pathOf = (target: string) => decodeAddress(target.replace(/#.*$/, ''));

/**
 * Reads `redirects` of `site.config.ts`. A redirect to a redirect, two that lead in a circle, one that
 * hides a page and one that leads to none are mistakes.
 */
export function ownRedirects(
  redirects: Readonly<Record<string, string>>,
  { isPage, names, isHeld }: Pages,
): OwnRedirects {
  const found = new Map<string, string>();
  const mistakes: Mistake[] = [];
  const spelt = new Map<string, string>();
  const formers = new Set(Object.keys(redirects).map(formerPath));
  for (const [key, target] of Object.entries(redirects)) {
    const from = formerPath(key);
    const path = pathOf(target);
    const first = spelt.get(from);
    spelt.set(from, key);
    const fault =
      first === undefined
        ? faultOf(from, path)
        : `an old path once: "${first}" is the same for hosts`;
    if (fault !== undefined) mistakes.push({ path: ['redirects', key], message: fault });
    else if (!isHeld(path)) found.set(from, target);
  }
  return { found, mistakes };

  function faultOf(from: string, to: string): string | undefined {
    if (isPage(from)) return `an old path that is no page any more: ${from} is a page of this site`;
    if (formers.has(formerPath(to)) && !isPage(to))
      return `a page of this site, not another old path; found "${to}", which leads on itself`;
    return isPage(to)
      ? undefined
      : `a page of this site; found "${to}"${didYouMean(to, [...names()])}`;
  }
}
