import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { WEEKS } from './year/constants';

/** What happened in the year, by its weeks. */
export const diarySchema = z.strictObject({
  ...sectionFields,
  button: buttonLink().describe('The way to all news.'),
  events: z
    .array(
      z.strictObject({
        week: z.int().min(1).max(WEEKS).describe('The number of the week.'),
        date: z.string().min(1).describe('The day, as it is written.'),
        text: z.string().min(1).describe('What happened.'),
      }),
    )
    .min(1)
    .describe('The events, in the order of the year.'),
});
