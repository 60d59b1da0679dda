import { z } from 'astro/zod';
import { picture } from '~/lib/picture';

/** One work of the portfolio, told and shown. */
export const projectDetailsSchema = z.strictObject({
  /** What the project was, in paragraphs. */
  text: z.array(z.string().min(1)).min(1),
  /** The project's facts: Branch, Project Types, Program. */
  facts: z.array(z.strictObject({ term: z.string().min(1), detail: z.string().min(1) })).min(1),
  /** The first is shown as wide as the page, two more beside each other. */
  pictures: z
    .array(
      picture({ widths: [480, 800, 1200, 1600, 2400], sizes: '(min-width: 48rem) 60vw, 92vw' }),
    )
    .length(3),
});
