import { minifyCss } from '~/lib/theme/minify-css';
import { secondScheme, type Theme } from '~/lib/theme/theme';
import { SCHEME_KEY } from './constants';
import switchStyles from './scheme-switch.css?raw';

/**
 * Statements for the early script, which can use the root's `dataset` as `d`. They set the scheme
 * that the visitor has chosen before the page is painted, change it when a switch is clicked, and
 * follow a choice that was made in another tab, or while the page was kept to go back to. One
 * listener for all, since every page carries them. Another value than a scheme's name has no effect.
 */
const SCRIPT =
  // A browser that refuses storage keeps a choice for the page alone.
  `let S=n=>{try{n?localStorage.${SCHEME_KEY}=n:n=localStorage.${SCHEME_KEY}}catch{}n&&(d.scheme=n)};` +
  `d.hasSwitch='';S();` +
  `for(let e of['click','storage','pageshow'])addEventListener(e,({target:t})=>` +
  `S(t.closest?.('[data-scheme-switch]')&&(getComputedStyle(document.documentElement).colorScheme=='dark'?'light':'dark')))`;

/** The styles and early script of a page's switch; none if its theme has one palette. */
export function schemeParts(theme: Theme): { style: string; early: string[] } {
  if (secondScheme(theme) === undefined) return { style: '', early: [] };
  return { style: minifyCss(switchStyles), early: [SCRIPT] };
}
