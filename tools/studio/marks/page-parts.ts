import { fileURLToPath } from 'node:url';
import type { HookParameters } from 'astro';
import { FAULT_ID } from '../contract/frame.ts';
import { marks } from './marks.ts';

/**
 * Keeps a page in the studio's frame from loading itself anew: the window does it behind the one that is seen.
 * Vite reloads every page, unless the change is said to be of one HTML file. It also hears why a page that
 * Astro cannot begin to print has failed.
 */
const HELD = `if (import.meta.hot && window.parent !== window) {
  import.meta.hot.on('vite:beforeFullReload', (change) => { change.path = '/_studio/held.html'; });
  import.meta.hot.on('vite:error', ({ err }) => {
    window.parent.dispatchEvent(new CustomEvent('${FAULT_ID}', { detail: err.message }));
  });
}`;

/** What the studio adds to pages of the development server: marks of their sections, and a readable fault. */
export function addPageParts({
  addMiddleware,
  injectScript,
  updateConfig,
}: HookParameters<'astro:config:setup'>): void {
  injectScript('page', HELD);
  const entrypoint = fileURLToPath(new URL('./fault-page.ts', import.meta.url));
  addMiddleware({ order: 'pre', entrypoint });
  // The window tells faults itself, beside the last page that was right.
  updateConfig({ vite: { plugins: [marks()], server: { hmr: { overlay: false } } } });
}
