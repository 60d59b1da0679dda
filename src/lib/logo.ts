import { createHash } from 'node:crypto';
import { z } from 'astro/zod';
import { faultOfDrawing } from '~/lib/drawing';
import { didYouMean } from '~/lib/nearest';
import { withBase } from '~/lib/url';

const FOLDER = '/src/assets/logos';

/** Every drawing, in the colour of the text around it. */
const drawings = import.meta.glob<string>('/src/assets/logos/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

for (const [path, drawing] of Object.entries(drawings)) {
  const fault = faultOfDrawing(drawing);
  if (fault !== undefined) throw new Error(`${path.slice(1)}\n✖ ${fault}`);
}

/** All logos, each with its name as its `id`. */
export const LOGO_DRAWINGS = Object.values(drawings)
  .map((drawing) => drawing.trim())
  .join('\n');

/** All logos, one file: a page that shows ten of them asks once, and the next page not at all. */
export const LOGO_SHEET = `<svg xmlns="http://www.w3.org/2000/svg">\n${LOGO_DRAWINGS}\n</svg>`;

/** Changes with what is drawn, so that browsers may keep the sheet. */
const version = createHash('sha256').update(LOGO_SHEET).digest('hex').slice(0, 8);

/** A logo ready to be printed: where its drawing is, and its size in the units of that drawing. */
export interface LogoData {
  href: string;
  width: number;
  height: number;
}

/** What a page shows a drawing by, and what it reserves the room by. */
const ROOT = /^<svg\b(?=[^>]*\sid="([\w-]+)")[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/;

/**
 * A logo in content: a file below `src/assets/logos`, drawn in `currentColor`, whose root has the
 * file's name as its `id`, and a `viewBox` from 0 0.
 */
export const logo = () =>
  z
    .string()
    .transform((file, ctx): LogoData => {
      const path = `${FOLDER}/${file}`;
      const drawing = drawings[path];
      const [, id = '', width, height] = ROOT.exec(drawing ?? '') ?? [];
      if (width && height && file === `${id}.svg`) {
        const href = `${withBase('/logos.svg')}?v=${version}#${id}`;
        return { href, width: Number(width), height: Number(height) };
      }
      const name = file.replace(/\.svg$/, '');
      const message =
        drawing === undefined
          ? `a logo that exists: there is no ${path.slice(1)}${didYouMean(
              file,
              Object.keys(drawings).map((one) => one.slice(FOLDER.length + 1)),
            )}`
          : `${path.slice(1)} needs id="${name}" and viewBox="0 0 …" on its root`;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ names: 'logos' });
