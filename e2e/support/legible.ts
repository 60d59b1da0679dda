import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from '../../src/lib/theme/contrast.ts';

/** WCAG 2.2, 1.4.3: minimum contrast of text; less for large text. */
const CONTRAST = { large: 3, small: 4.5 } as const;

/** The sizes from which text counts as large, in pixels: for regular and for bold text. */
const LARGE = { regular: 24, bold: 18.66 } as const;

/** The number of points sampled per line, across and down. */
const POINTS = { across: 12, down: 3 } as const;

/** A line of text in the window. */
interface Line {
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
  readonly color: readonly [number, number, number, number];
  readonly limit: number;
}

/**
 * Text in the window with too little contrast to what is painted behind it: pictures, placeholders
 * for pictures that failed to load, gradients. Measures what axe cannot determine.
 *
 * @param page at rest
 * @returns a line for each
 */
export async function illegibleWords(page: Page): Promise<string[]> {
  const lines = await page.evaluate(linesInView, { contrast: CONTRAST, large: LARGE });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after { color: transparent !important; text-shadow: none !important; -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important; text-decoration-color: transparent !important; transition: none !important; caret-color: transparent !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const picture = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const pixel = (x: number, y: number): Rgb => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  return lines.flatMap(({ words, left, top, width, height, color, limit }) => {
    const contrasts: number[] = [];
    for (let column = 0; column < POINTS.across; column += 1)
      for (let row = 0; row < POINTS.down; row += 1) {
        const x = left + (width * (column + 0.5)) / POINTS.across;
        const y = top + (height * (row + 1)) / (POINTS.down + 1);
        if (x < 0 || y < 0 || x >= info.width || y >= info.height) continue;
        const ground = pixel(x, y);
        contrasts.push(contrast(over(color, ground), ground));
      }
    // Up to a tenth of the points may be the edge of something that passes behind.
    const worst = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 10)] ?? limit;
    return worst < limit - 0.05 ? [`“${words}”: ${worst.toFixed(2)}, not ${limit}`] : [];
  });
}

/** Runs in the page. */
function linesInView({
  contrast: limits,
  large,
}: {
  contrast: typeof CONTRAST;
  large: typeof LARGE;
}): Line[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const toRgb = (css: string): [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 1];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const opacityOf = (element: Element): number => {
    let product = 1;
    for (let box: Element | null = element; box; box = box.parentElement)
      product *= Number(getComputedStyle(box).opacity);
    return product;
  };
  const lines: Line[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element || text.data.trim() === '') continue;
    if (element.closest('.visually-hidden, [inert], [aria-hidden=true], script, style')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const [red, green, blue, alpha] = toRgb(style.webkitTextFillColor);
    // Letters that are outlines, or cut out of a picture, have no text colour.
    if (alpha === 0) continue;
    const size = parseFloat(style.fontSize);
    const isLarge = size >= (Number(style.fontWeight) >= 700 ? large.bold : large.regular);
    range.selectNodeContents(text);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 4 || top < 0 || top + height > innerHeight || left + width > innerWidth + 1)
        continue;
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      // Something covers it: another slide, an open menu.
      if (!middle || !(element.contains(middle) || middle.contains(element))) continue;
      lines.push({
        words: text.data.trim().slice(0, 40),
        ...{ left, top, width, height },
        color: [red, green, blue, alpha * opacityOf(element)],
        limit: isLarge ? limits.large : limits.small,
      });
    }
  }
  return lines;
}

function over([red, green, blue, alpha]: Line['color'], ground: Rgb): Rgb {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}
