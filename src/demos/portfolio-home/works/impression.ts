import { z } from 'astro/zod';

const FOLDER = '../pictures/';

/** Every print's address; none is written into the page. */
const addresses = import.meta.glob<string>('../pictures/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** A print in content: an SVG file in this demo's `pictures`, as large as the thing, and what it shows. */
export const impression = z
  .strictObject({
    file: z.string().describe('`portfolio-home/<file>.svg`, cut to the edge of the thing.'),
    alt: z.string().min(1).describe('What it shows, for those who cannot see it.'),
  })
  .transform(({ file, alt }, ctx) => {
    const src = addresses[FOLDER + file.replace(/^portfolio-home\//, '')];
    if (src) return { src, alt };
    ctx.addIssue({ code: 'custom', message: `a print that exists: ${file}` });
    return z.NEVER;
  });
