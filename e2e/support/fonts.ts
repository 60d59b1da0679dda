import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { holdBack } from './line.ts';

/** Whether a path is that of a file that brings a face: a stylesheet that holds letters, or a font. */
export const isFontFile = (path: string): boolean => path.includes('/_astro/fonts/');

/** The faces that no stylesheet holds: characters that the site's own pages do not print. */
const LATER_FONTS = '*/_astro/fonts/*.woff2';

/** What is set in a face of the page; code in a paragraph is set in the machine’s own monospace. */
const OWN_FACES = 'header a:not([data-demo-bar] *), h1, h1 *, main p:not(:has(code))';

/** Long after the first paint, in milliseconds: the words stand there in another face by then. */
const LATE_FONT_MS = 700;

/** Holds back the faces that no stylesheet holds; call it before the page is opened. */
export async function delayLaterFonts(page: Page): Promise<void> {
  const line = await holdBack(page, LATER_FONTS);
  line.on('Fetch.requestPaused', ({ requestId }) => {
    // Nobody waits for it any more where the page has gone on to another.
    void pause(LATE_FONT_MS).then(() =>
      line.send('Fetch.continueRequest', { requestId }).catch(() => undefined),
    );
  });
}

/** The system's fonts in which the browser shows letters, though the page has faces of its own. */
export async function systemFonts(page: Page): Promise<string[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('DOM.enable');
  await line.send('CSS.enable');
  const { root } = await line.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await line.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: OWN_FACES,
  });
  const shown = await Promise.all(
    nodeIds.slice(0, 30).map((nodeId) => line.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await line.detach();
  const fonts = shown.flatMap(({ fonts }) => fonts);
  expect(fonts.length).toBeGreaterThan(0);
  return [...new Set(fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName))];
}
