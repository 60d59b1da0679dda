import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sha256 } from './hash.ts';
import { ART, CACHE } from './paths.ts';
import { run } from './run.ts';
import type { Draw, Drawing, Params } from './types.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--allow-file-access-from-files',
  '--virtual-time-budget=4000',
  // What a drawing leaves empty is transparent: the planes of a landscape lie before each other.
  '--default-background-color=00000000',
];

/** Headless Chromium cuts the bottom of the window off: ask for more, crop later. */
const SPARE_HEIGHT = 200;

export async function draw(source: string, params: Params): Promise<Drawing> {
  const module = (await import(pathToFileURL(join(ART, source)).href)) as { default?: Draw };
  if (typeof module.default !== 'function')
    throw new Error(`${source} must export a drawing function as default`);
  return module.default(params);
}

/** Photographs a drawing into a PNG of `width` device pixels. */
export async function photograph(drawing: Drawing, png: string, width?: number): Promise<void> {
  const scale = width === undefined ? (drawing.scale ?? 2) : width / drawing.width;
  const page = join(CACHE, 'pages', `${sha256(drawing.markup).slice(0, 20)}.html`);
  mkdirSync(dirname(page), { recursive: true });
  mkdirSync(dirname(png), { recursive: true });
  writeFileSync(page, drawing.markup);
  await run(process.env['ART_CHROMIUM'] ?? 'chromium', [
    ...FLAGS,
    `--force-device-scale-factor=${scale}`,
    `--window-size=${drawing.width},${drawing.height + SPARE_HEIGHT}`,
    `--screenshot=${png}`,
    pathToFileURL(page).href,
  ]);
  const size = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  await run('/usr/bin/python3', [
    join(ART, 'lib', 'encode.py'),
    png,
    png,
    '--crop',
    ...size.map(String),
  ]);
}
