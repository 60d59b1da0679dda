import { placeOf } from '../astro/styles/scoped-name.ts';

/** A built page, for checking its styles. */
export interface StyledPage {
  /** The page's file in `src/pages`, without its extension: `paralax`. */
  readonly name: string;
  readonly html: string;
  /** The home whose header and footer inner pages use. */
  readonly theme?: string | undefined;
}

/** A page's stylesheet: the element and its text. */
export const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script[\s\S]*?<\/script>/g;
const SCOPED_CLASS = /\.([a-z][\w-]*_[A-Za-z][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

/**
 * Finds styles that a page should not contain: another demo's, or a look's that no element uses.
 *
 * @param modules every CSS module of the project: `src/demos/paralax/looks/services.module.css`
 * @returns a line for each such stylesheet
 */
export function strayStyles(
  { name, html, theme }: StyledPage,
  modules: readonly string[],
): string[] {
  const files = new Map(modules.map((file) => [placeOf(file), file.replaceAll('\\', '/')]));
  const worn = new Set(
    [...html.replace(STYLE, '').replace(SCRIPT, '').matchAll(CLASS_ATTRIBUTE)].flatMap(
      ([, classes = '']) => classes.split(/\s+/),
    ),
  );
  const carried = new Map<string, string[]>();
  for (const [, css = ''] of html.matchAll(STYLE)) {
    for (const [, found = ''] of css.matchAll(SCOPED_CLASS)) {
      const file = files.get(found.slice(0, found.indexOf('_')));
      if (file) carried.set(file, [...(carried.get(file) ?? []), found]);
    }
  }
  return [...carried].flatMap(([file, classes]) => {
    const [, folder, owner] = file.split('/');
    if (folder === 'demos' && owner !== name && owner !== theme)
      return [`${file} is another demo’s`];
    const isLook = file.split('/').at(-2) === 'looks';
    return isLook && !classes.some((one) => worn.has(one)) ? [`${file} is worn by nothing`] : [];
  });
}

/** Every scoped class in a page's styles, once for each rule that names it. */
export function scopedClasses(html: string): string[] {
  return [...html.matchAll(STYLE)].flatMap(([, css = '']) =>
    [...css.matchAll(SCOPED_CLASS)].map(([, found = '']) => found),
  );
}
