import { z } from 'astro/zod';

const FOLDER = '../pictures/';

/** Every drawing's address; none is written into the page. */
const addresses = import.meta.glob<string>('../pictures/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const sources = import.meta.glob<string>('../pictures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What reserves the drawing's room. */
const VIEW_BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/** A drawing in content: an SVG file in this demo's `pictures`, and what it shows. */
export const drawing = z
  .strictObject({
    file: z.string().describe('`creative-portfolio/<file>.svg`, with a `viewBox` from 0 0.'),
    alt: z.string().min(1).describe('What it shows, for those who cannot see it.'),
  })
  .transform(({ file, alt }, ctx) => {
    const path = FOLDER + file.replace(/^creative-portfolio\//, '');
    const src = addresses[path];
    const [, width, height] = VIEW_BOX.exec(sources[path] ?? '') ?? [];
    if (src && width && height) return { src, alt, width: Number(width), height: Number(height) };
    ctx.addIssue({ code: 'custom', message: `a drawing with a viewBox from 0 0: ${file}` });
    return z.NEVER;
  });
