import { twoFrames } from '../../tools/site/two-frames.ts';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { WIDTHS } from '../../tools/site/launch-options.ts';
import { cutLetters } from './letters.ts';
import { horizontalOverflow } from '../../tools/site/overflow.ts';
import { refuseFiles } from './refuse.ts';
import type { Template } from './templates.ts';
import { missingTexts, visibleTexts } from '../../tools/site/texts.ts';
import { expectPictures, stepDown } from './walk.ts';

/** The words of a page with script, on a phone and on a desktop. */
export interface Texts {
  readonly onPhone: readonly string[];
  readonly onDesktop: readonly string[];
}

const DESKTOP = WIDTHS[1440];

/** Two screens high: halves the number of steps to the page's end. */
const PHONE = { width: WIDTHS[390].width, height: 2 * WIDTHS[390].height };

/** Widths of phones, largest first, in CSS pixels. */
const PHONE_WIDTHS = [390, 360, 320];

/**
 * Reads a page's words in either window, including words that take turns, once all counters have
 * finished.
 */
export async function readTexts(page: Page): Promise<Texts> {
  // With reduced motion all words are shown at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(async () => missingTexts(await visibleTexts(page), await textsAfterPause(page)), {
      message: 'texts that go on changing',
    })
    .toEqual([]);
  const read = async (viewport: ViewportSize) => {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // What opens or shuts with the window's width does so as the next frame is drawn.
    return textsAfterPause(page);
  };
  const withScript = { onDesktop: await read(DESKTOP), onPhone: await read(PHONE) };
  await page.emulateMedia({ reducedMotion: null });
  return withScript;
}

async function textsAfterPause(page: Page): Promise<string[]> {
  await page.evaluate(twoFrames);
  return visibleTexts(page);
}

/**
 * Expects a page without script and fonts to show all the words that it has with them, without
 * clipped letters; likewise the pages that only differ in their words.
 */
export async function expectWholeWithoutScript(
  page: Page,
  { route, routes }: Template,
  withScript: Texts,
) {
  const restore = await refuseScriptAndFonts(page);
  await page.setViewportSize(PHONE);
  await page.goto(route.path);
  const missing = async () => {
    const atTop = missingTexts(withScript.onPhone, await visibleTexts(page));
    // Some words appear only on scrolling; a busy machine may draw them a moment late.
    return atTop.length > 0 ? missingTexts(atTop, await textsWhileScrolling(page)) : [];
  };
  await expect.soft.poll(missing, { message: 'texts that only script shows' }).toEqual([]);
  await expectPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectWholeLetters(page, route.path, PHONE_WIDTHS);
  await page.setViewportSize(DESKTOP);
  const missingThere = async () => missingTexts(withScript.onDesktop, await visibleTexts(page));
  await expect.soft.poll(missingThere, { message: 'the same on a desktop' }).toEqual([]);
  await expectWholeLetters(page, route.path, [DESKTOP.width]);
  let widths = [...PHONE_WIDTHS, DESKTOP.width];
  for (const { path } of routes.filter((one) => one !== route)) {
    // Starts with the current width: each change costs a layout.
    widths = widths.toReversed();
    await page.goto(path);
    await expectWholeLetters(page, path, widths);
  }
  await page.emulateMedia({ reducedMotion: null });
  await restore();
}

/** Uses the same page: a second one in the same browser may stop drawing frames. */
async function refuseScriptAndFonts(page: Page): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setScriptExecutionDisabled', { value: true });
  const fonts = await refuseFiles(page, 'fonts');
  return async () => {
    await line.detach();
    await fonts.detach();
  };
}

/** All words of a page while scrolling down from its top; some of them appear only then. */
async function textsWhileScrolling(page: Page): Promise<string[]> {
  const present = new Set<string>();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await stepDown(page, async () => {
    for (const text of await visibleTexts(page)) present.add(text);
  });
  return [...present];
}

/** Expects neither the window nor a box to clip a letter, and nothing to overflow. */
async function expectWholeLetters(page: Page, path: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await cutLetters(page), `letters of ${path} at ${width} px`).toEqual([]);
    expect.soft(await horizontalOverflow(page), `boxes of ${path} at ${width} px`).toEqual([]);
  }
}
