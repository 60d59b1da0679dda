import { transform, type Selector } from 'lightningcss';
import { parsePage, readElements } from '../lib/html.ts';
import { placeOf } from '../astro/styles/scoped-name.ts';

/** A built page, for checking its styles. */
export interface StyledPage {
  /** The page's file in `src/pages`, without its extension: `paralax`. */
  readonly name: string;
  readonly html: string;
  /** The home whose header and footer inner pages use. */
  readonly theme?: string | undefined;
}

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
  const elements = readElements(parsePage(html));
  const used = new Set(
    elements.flatMap(({ attributes }) => attributes['class']?.split(/\s+/) ?? []),
  );
  const carried = new Map<string, string[]>();
  for (const found of scopedClasses(html)) {
    const file = files.get(found.slice(0, found.indexOf('_')));
    if (file) carried.set(file, [...(carried.get(file) ?? []), found]);
  }
  return [...carried].flatMap(([file, classes]) => {
    const [, folder, owner] = file.split('/');
    if (folder === 'demos' && owner !== name && owner !== theme)
      return [`${file} is another demo’s`];
    const isLook = file.split('/').at(-2) === 'looks';
    return isLook && !classes.some((one) => used.has(one)) ? [`${file} is used by nothing`] : [];
  });
}

/** Every scoped class of a page's styles, `<file>_<class>`, as often as a rule names it. */
export function scopedClasses(html: string): string[] {
  const found: string[] = [];
  const noteClasses = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' && part.name.includes('_')) found.push(part.name);
      const inner = 'selectors' in part ? (part.selectors ?? []) : [];
      for (const one of inner) noteClasses([one].flat());
    }
  };
  for (const { name, text } of readElements(parsePage(html)))
    if (name === 'style')
      transform({
        filename: 'page.css',
        code: Buffer.from(text),
        visitor: {
          Selector(selector) {
            noteClasses(selector);
          },
        },
      });
  return found;
}
