import { LONGEST_HOLD_MS } from './constants';

/** The sheets hold the letters, but a browser reads them at the first layout only, and paints meanwhile. */
const READ_FONTS = "for(let f of document.fonts)f.display=='optional'&&f.load()";

/**
 * What lies below waits for what the first view shows (`bring-shell.ts`), and for nothing that hangs. A page
 * that opens further down, or once more, has its place by what lies above it: there pictures alone wait. (The
 * successor of `performance.navigation` is four times as long, and every page would carry it.)
 */
const WHAT_WAITS = "location.hash||performance.navigation.type?'':'all'";

/**
 * The script of the head, which runs before a page is painted.
 *
 * @param added statements of others, which find the root's `dataset` in `d`
 */
export const earlyScript = (added: readonly string[]): string =>
  `{${[
    READ_FONTS,
    'let d=document.documentElement.dataset',
    `d.held=${WHAT_WAITS};setTimeout(()=>delete d.held,${LONGEST_HOLD_MS})`,
    ...added,
  ].join(';')}}`;
