import type { Locator, Page } from '@playwright/test';

/** How long the pointer is on its way, in milliseconds. */
const WAY_MS = 450;

/** A pointer and a line of words, which only a film needs: a browser without a window draws no pointer. */
const STYLE = `
  #film-pointer { position: fixed; z-index: 99999; inset: 0 auto auto 0; width: 26px; height: 26px;
    margin: -3px 0 0 -3px; pointer-events: none; translate: 720px 450px;
    transition: translate ${String(WAY_MS)}ms cubic-bezier(0.3, 0, 0.2, 1); }
  #film-caption { position: fixed; z-index: 99998; inset: auto 0 28px; margin: auto; width: fit-content;
    max-width: 80%; padding: 12px 28px; border-radius: 99px; background: rgb(20 18 14 / 94%); color: #fff;
    font: 600 24px/1.3 "IBM Plex Sans", system-ui; pointer-events: none; }
  #film-caption:empty { display: none; }`;

const POINTER =
  '<svg viewBox="0 0 22 22"><path d="M3 3l5.5 15 2.3-6.2L17 9.5z" fill="#14120e" stroke="#fff" stroke-width="1.5"/></svg>';

/** Draws a pointer on top of everything, and a place for captions. */
export async function drawPointer(page: Page): Promise<void> {
  await page.evaluate(
    ([style, drawing]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
      for (const id of ['film-pointer', 'film-caption']) {
        const one = document.createElement('div');
        one.id = id;
        one.setAttribute('aria-hidden', 'true');
        if (id === 'film-pointer') one.innerHTML = drawing;
        document.body.append(one);
      }
    },
    [STYLE, POINTER] as const,
  );
}

/** Moves the pointer to the middle of something, also of what stands in the page’s frame. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) return;
  await page.evaluate(
    ([x, y, way]) => {
      const pointer = document.getElementById('film-pointer');
      if (!pointer) return undefined;
      pointer.style.translate = `${String(x)}px ${String(y)}px`;
      return new Promise((arrived) => {
        setTimeout(arrived, way);
      });
    },
    [box.x + box.width / 2, box.y + box.height / 2, WAY_MS + 100] as const,
  );
}

/** Says in a film what is being done. */
export async function caption(page: Page, words: string): Promise<void> {
  await page.evaluate((text) => {
    const line = document.getElementById('film-caption');
    if (line) line.textContent = text;
  }, words);
}
