import { useEffect, useState } from 'react';
import type { SeenPage } from './use-page.ts';

/** The colours that the page is shown in. */
export interface Scheme {
  /** Undefined where the page has one palette. */
  readonly isDark: boolean | undefined;
  readonly setDark: (isDark: boolean) => void;
}

/** Shows the page in its dark or in its light colours, as a visitor’s switch does. */
export function useScheme(seen: SeenPage | undefined): Scheme {
  const [chosen, setDark] = useState<boolean>();
  const root = seen?.document.documentElement;
  const hasBoth = root?.dataset['hasSwitch'] !== undefined;
  const isDark = chosen ?? (root && getComputedStyle(root).colorScheme === 'dark');
  useEffect(() => {
    if (root && hasBoth && chosen !== undefined) root.dataset['scheme'] = chosen ? 'dark' : 'light';
  }, [root, hasBoth, chosen]);
  return { isDark: hasBoth ? isDark : undefined, setDark };
}
