import { z } from 'astro/zod';
import { newsSchema } from '~/sections/news/news.schema';

/** The newest posts, and what happened in the weeks between them. */
export const weeksSchema = z.strictObject({
  ...newsSchema.shape,
  week: z.string().includes('{week}').describe('How a week is called; {week} is its number.'),
  notes: z
    .array(
      z.strictObject({
        date: z.coerce.date().describe('A day of the week that it tells of.'),
        text: z.string().min(1).describe('What happened, in one line.'),
      }),
    )
    .describe('Weeks without a post: one line each.'),
});
