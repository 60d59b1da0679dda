import type { APIContext } from 'astro';
import publishedFonts from 'virtual:fonts';
import headParts from 'virtual:shell-parts/head';
import { allowInline } from '~/lib/site/allow-inline';
import { themeStyles, type Theme } from '~/lib/theme/theme';
import site from '~site';
import { earlyScript } from './early-script';
import { schemeParts } from './scheme/scheme';

interface PageToPrepare {
  /** Its path on this site, without the base path. */
  path: string;
  theme: Theme;
  /** The stylesheet that an inner page has besides its theme. */
  inner: string | undefined;
  /** Whether it belongs to a home, whose theme it wears. */
  isOfHome: boolean;
}

/**
 * Assembles the fonts, styles and scripts of a page's head, and adds them to the page's policy.
 *
 * @returns the fonts, the page's own style, and the scripts that run before it is painted
 */
export function preparePage(
  csp: APIContext['csp'],
  { path, theme, inner, isOfHome }: PageToPrepare,
) {
  const fonts = theme.fonts.map((variable) => publishedFonts[variable]);
  const added = headParts.map((part) =>
    part({ path, theme, isInner: inner !== undefined, isOfHome }),
  );
  const scheme = schemeParts(theme);
  const styles = [
    themeStyles(theme),
    scheme.style,
    ...fonts.map((font) => font.styles),
    ...added.map(({ style = '' }) => style),
  ].join('');
  const scripts = [
    ...added.flatMap(({ script = [] }) => script),
    earlyScript([...scheme.early, ...added.flatMap(({ early = [] }) => early)]),
  ];
  const ownScripts = site.scripts.flatMap(({ inline }) =>
    typeof inline === 'string' ? inline : [],
  );
  for (const sheet of [styles, ...(inner === undefined ? [] : [inner])])
    allowInline(csp, 'style', sheet);
  for (const script of [...scripts, ...ownScripts]) allowInline(csp, 'script', script);
  return { fonts, styles, scripts };
}
