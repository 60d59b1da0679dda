import { placeOf } from '../astro/styles/scoped-name.ts';

/** A built page, as far as its styles go. */
export interface StyledPage {
  /** The page's file in `src/pages`, without its ending: `paralax`. */
  readonly name: string;
  readonly html: string;
  /** The home whose header and ending inner pages wear. */
  readonly theme?: string | undefined;
}

/** A page's stylesheet, its element and its text. */
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script[\s\S]*?<\/script>/g;
const SCOPED_CLASS = /\.([a-z][\w-]*_[A-Za-z][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

/**
 * Finds styles that a page should not carry: of another demo, and of a look that nothing on it wears.
 *
 * @param modules every CSS module of the project: `src/demos/paralax/looks/services.module.css`
 * @returns a line for each stylesheet that does not belong there
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

/** Every scoped class of a page's styles, as often as a rule names it. */
export function scopedClasses(html: string): string[] {
  return [...html.matchAll(STYLE)].flatMap(([, css = '']) =>
    [...css.matchAll(SCOPED_CLASS)].map(([, found = '']) => found),
  );
}
