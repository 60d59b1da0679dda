import { useEffect, useState } from 'react';
import { tokenNames, type Scheme, type Theme } from '../../../../src/lib/theme/theme.ts';
import type { TypeFamily } from '../../contract/look.ts';
import { PAGE_SHOWN } from '../frame/page-shown.ts';
import { pageDocument, showScheme, takeOff, tokensIn, wear } from './page-look.ts';

/** Calls for the page that is shown, and again for each that comes. */
function onPage(call: (page: Document) => void): () => void {
  const hear = () => {
    const page = pageDocument();
    if (page) call(page);
  };
  hear();
  document.addEventListener(PAGE_SHOWN, hear);
  return () => {
    document.removeEventListener(PAGE_SHOWN, hear);
  };
}

/** Shows a theme in the page as long as its panel is open. */
export function usePageLook(theme: Theme, families: readonly TypeFamily[]): void {
  useEffect(
    () =>
      onPage((page) => {
        wear(page, theme, families);
      }),
    [theme, families],
  );
  useEffect(
    () => () => {
      const page = pageDocument();
      if (page) takeOff(page);
    },
    [],
  );
}

/** Shows one of the theme's palettes in the page; what the page shows by itself once the panel is closed. */
export function usePageScheme(scheme: Scheme | undefined): void {
  useEffect(() => {
    if (scheme === undefined) return undefined;
    const end = onPage((page) => {
      showScheme(page, scheme);
    });
    return () => {
      end();
      const page = pageDocument();
      if (page) showScheme(page, undefined);
    };
  }, [scheme]);
}

/** What the page’s tokens are: also those that the theme leaves out. */
export function usePageTokens(): Readonly<Record<string, string>> {
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  useEffect(
    () =>
      onPage((page) => {
        setTokens(tokensIn(page, tokenNames));
      }),
    [],
  );
  return tokens;
}
