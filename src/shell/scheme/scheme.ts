import { minifyCss } from '~/lib/theme/minify-css';
import { secondScheme, type Theme } from '~/lib/theme/theme';
import { SCHEME_KEY } from './constants';
import switchStyles from './scheme-switch.css?raw';

/**
 * Statements for the early script, which can use the root's `dataset` as `d`. They set the scheme
 * that the visitor has chosen before the page is painted, change it when a switch is clicked, and
 * follow a choice that was made in another tab, or while the page was kept to go back to.
 */
const SCRIPT =
  // A browser that refuses storage keeps a choice for the page alone.
  `let S=n=>{try{return n?localStorage.${SCHEME_KEY}=n:localStorage.${SCHEME_KEY}}catch{return n}},` +
  `R=(n=S())=>{if(!/^(dark|light)$/.test(n))return;d.scheme=n;` +
  // The browser's own interface follows the page, not the system.
  `for(let m of document.querySelectorAll('[name=theme-color]'))m.content=C().getPropertyValue('--color-background')},` +
  `C=()=>getComputedStyle(document.documentElement);` +
  `d.hasSwitch='';R();` +
  `for(let e of['storage','pageshow'])addEventListener(e,()=>R());` +
  `addEventListener('click',({target:t})=>t.closest?.('[data-scheme-switch]')&&R(S(C().colorScheme=='dark'?'light':'dark')))`;

/** The styles and early script of a page's switch; none if its theme has one palette. */
export function schemeParts(theme: Theme): { style: string; early: string[] } {
  if (secondScheme(theme) === undefined) return { style: '', early: [] };
  return { style: minifyCss(switchStyles), early: [SCRIPT] };
}
