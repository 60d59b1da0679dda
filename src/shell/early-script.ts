import { LONGEST_HOLD_MS } from './constants';

/**
 * The stylesheets embed the fonts, but a browser decodes them only at the first layout, and paints
 * meanwhile.
 */
const READ_FONTS = "for(let f of document.fonts)f.display=='optional'&&f.load()";

/**
 * Content below the first view waits for that within it (`bring-shell.ts`), up to a time limit.
 * When a page opens further down or is reloaded, its scroll position depends on the content above,
 * so only pictures wait. (The successor of `performance.navigation` is four times as long, and
 * every page would carry it.)
 */
const WHAT_WAITS = "location.hash||performance.navigation.type?'':'all'";

/**
 * The script in the head, which runs before a page is painted.
 *
 * @param added further statements, which can use the root's `dataset` as `d`
 */
export const earlyScript = (added: readonly string[]): string =>
  `{${[
    READ_FONTS,
    'let d=document.documentElement.dataset',
    `d.held=${WHAT_WAITS};setTimeout(()=>delete d.held,${LONGEST_HOLD_MS})`,
    ...added,
  ].join(';')}}`;
