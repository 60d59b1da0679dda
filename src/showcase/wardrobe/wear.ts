import { readChoices } from '~/showcase/choices/choices';
import { bringFaces, putOn, type Wardrobe } from './put-on';
import { keepOutfit, keepTheme, keptOutfit, keptTheme } from './visit';

/** What `/themes/wear.js` brings along; `site` is the theme that inner pages wear by themselves. */
declare const WARDROBE: Wardrobe & { site: string };

/** Puts a theme on the inner page that is being read, in the place of the site's own. */
function changeClothes(script: Element | null, theme: string): void {
  const line = script?.previousElementSibling;
  const own = line?.previousElementSibling;
  if (own instanceof HTMLStyleElement) own.disabled = true;
  document.documentElement.dataset['theme'] = theme;
  // Deprecated, and without a successor: nothing else is read before the first paint.
  document.write(`<link rel="stylesheet" href="${WARDROBE.folder}/${theme}.css">`);
}

/** What an inner page wears: what its address names, or else what the visit remembers. */
function innerThemeOf(themes: object, asked: string | undefined): string {
  if (asked === undefined) return keptTheme(themes) ?? WARDROBE.site;
  keepTheme(asked);
  return asked;
}

/**
 * Puts on, before the page is painted, what its address describes, or what was put together on another
 * page of this visit. What a home wears below it, the line that calls this script says.
 */
const { themes, site } = WARDROBE;
const script = document.currentScript;
const home = script?.dataset['base'];
const { theme: named, ...choices } = readChoices(location.search, themes);
const theme = home ?? innerThemeOf(themes, named);
if (home === undefined && theme !== site) changeClothes(script, theme);
const isAsked = Object.keys(choices).length > 0 && (named ?? theme) === theme;
const outfit = isAsked ? { theme, choices } : keptOutfit(themes);
if (outfit?.theme === theme) {
  void bringFaces(WARDROBE, outfit);
  putOn(WARDROBE, outfit);
  if (isAsked) keepOutfit(outfit);
}
