import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { WEEKS } from './year/constants';

/** The year that is still to be drawn. */
export const nextYearSchema = z.strictObject({
  ...sectionFields,
  dates: z
    .array(
      z.strictObject({
        week: z.int().min(1).max(WEEKS).describe('The number of its week.'),
        date: z.string().min(1).describe('The day, as it is written.'),
        text: z.string().min(1).describe('What happens on it.'),
      }),
    )
    .length(4)
    .describe('A day that is fixed in each quarter.'),
  button: buttonLink().describe('The way on.'),
});
