import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { holdBack } from './line.ts';

/** Whether a path is a font file: a stylesheet with embedded letters, or a font. */
export const isFontFile = (path: string): boolean => path.includes('/_astro/fonts/');

/**
 * Fonts that are not embedded in a stylesheet: for characters that the site's own pages do not
 * print.
 */
const LATER_FONTS = '*/_astro/fonts/*.woff2';

/**
 * Elements set in the page's own fonts, some of each kind: the links of a menu that is closed show none. Code in a
 * paragraph uses the machine’s own monospace.
 */
const OWN_FACES = [
  'header a:not([data-demo-bar] *)',
  ':is(h1, h1 *)',
  'main p:not(:has(code))',
] as const;

/** How many of each kind are looked at. */
const MOST_OF_A_KIND = 15;

/**
 * Long after the first paint, in milliseconds: by then the words are displayed in a fallback font.
 */
const LATE_FONT_MS = 700;

/** Delays fonts that are not embedded in a stylesheet; call it before opening the page. */
export async function delayLaterFonts(page: Page): Promise<void> {
  const line = await holdBack(page, LATER_FONTS);
  line.on('Fetch.requestPaused', ({ requestId }) => {
    // Nothing waits for it any more if the page has navigated away.
    void pause(LATE_FONT_MS).then(() =>
      line.send('Fetch.continueRequest', { requestId }).catch(() => undefined),
    );
  });
}

/** The system fonts in which the browser displays letters, although the page has its own fonts. */
export async function systemFonts(page: Page): Promise<string[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('DOM.enable');
  await line.send('CSS.enable');
  const { root } = await line.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = root;
  const kinds = OWN_FACES.map(async (selector) => {
    const { nodeIds } = await line.send('DOM.querySelectorAll', { nodeId, selector });
    return nodeIds.slice(0, MOST_OF_A_KIND);
  });
  const shown = await Promise.all(
    (await Promise.all(kinds))
      .flat()
      .map((one) => line.send('CSS.getPlatformFontsForNode', { nodeId: one })),
  );
  await line.detach();
  const fonts = shown.flatMap(({ fonts }) => fonts);
  expect(fonts.length).toBeGreaterThan(0);
  return [...new Set(fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName))];
}
