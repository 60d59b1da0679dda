import { HOUSE } from '~/lib/theme/inner-theme';
import type { Theme } from '~/lib/theme/theme';
import { language } from '~/lib/languages/language';
import { pathIn } from '~/lib/languages/languages';
import { withBase } from '~/lib/routes/url';
import house from '~/styles/house';
import site from '~site';

/** The visit remembers by this name whose clothes inner pages wear; the address names them by it too. */
const KEY = 'theme';

const themes = import.meta.glob<Theme>('/src/demos/*/theme.ts', { eager: true, import: 'default' });

/** Every theme that inner pages can wear, by its name: the house's, and the homes'. */
export const wearables: Record<string, Theme> = Object.fromEntries<Theme>([
  [HOUSE, house],
  ...Object.entries(themes).map(([file, theme]) => [file.split('/').at(-2) ?? '', theme] as const),
]);

/**
 * The folder of the themes' stylesheets in the language of the page, with the base path: these bring the
 * letters of the language along.
 */
export const themesFolder = (): string => withBase(pathIn(language(), '/themes'));

/**
 * Calls for the script that puts on what an address describes, or a look, before the page is painted. The
 * idle backslash keeps readers of HTML from taking it for an element.
 */
const callWear = (attributes = '') =>
  `document.write('<\\script src=${themesFolder()}/wear.js${attributes}><\\/script>')`;

/**
 * The line of script by which a page is remembered as the one that a visitor comes from, and puts on
 * what its address describes, or what the visit remembers; none for a page that is no home.
 *
 * @param theme what the page wears
 */
export function rememberTheme(theme: Theme): string {
  const name = Object.entries(wearables).find(([, one]) => one === theme)?.[0];
  if (name === undefined) return '';
  if (name === HOUSE) return `try{top==self&&(sessionStorage.${KEY}='${name}')}catch{}`;
  return (
    `{let s={};try{s=sessionStorage;top==self&&(s.${KEY}='${name}')}catch{}` +
    `if(s.look||/[?&]look=/.test(location.search))${callWear(` data-base=${name}`)}}`
  );
}

/**
 * The line of script by which an inner page puts on the theme that the visit remembers, before it is
 * painted; what its address names, or a look, `/themes/wear.js` knows, which is called for only then. It
 * stands right behind the style that holds the site's own `inner.css`. What it writes is read, as any
 * stylesheet in the page, before the first paint: a link that a script appends is not, in every browser.
 */
export function wearTheme(): string {
  return (
    `{let s={},d=document;try{s=sessionStorage}catch{}let n=s.${KEY};` +
    `if(s.look||/[?&](${KEY}|look)=/.test(location.search))${callWear()};` +
    `else if(n&&n!='${site.theme}'&&!/[^\\w-]/.test(n)){` +
    `d.currentScript.previousElementSibling.disabled=1;d.documentElement.dataset.${KEY}=n;` +
    `d.write('<link rel=stylesheet href=${themesFolder()}/'+n+'.css>')}}`
  );
}
