import { useEffect, useRef } from 'react';
import { useStudio } from '../studio-context.ts';
import { pageAt } from './page-address.ts';
import { pathOf, type SeenPage } from './use-page.ts';

/** Lets the whole window follow where a link has led in the frame. */
export function useFollowedLinks(seen: SeenPage | undefined): void {
  const { site, page, language, goTo } = useStudio();
  const place = useRef({ path: page.path, language });
  useEffect(() => {
    place.current = { path: page.path, language };
  }, [page.path, language]);
  useEffect(() => {
    const at = seen?.isFollowed ? pathOf(seen) : undefined;
    const found = at === undefined ? undefined : pageAt(at, site);
    const { path, language: spoken } = place.current;
    if (found && (found.path !== path || found.language !== spoken))
      goTo(found.path, found.language);
    // Only where a link has led: else the window leads.
  }, [seen]);
}
