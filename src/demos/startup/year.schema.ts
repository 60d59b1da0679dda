import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A year with the firm, month by month. */
export const yearSchema = z.strictObject({
  ...sectionFields,
  picture: picture({
    widths: [1440, 1920, 2400],
    sizes: '(width < 48rem) 200vw, 100vw',
  }).describe('A pane of twelve flutes, one for each month.'),
  stages: z
    .array(
      z.strictObject({
        when: z.string().min(1).describe('When it is: Month three.'),
        text: z.string().min(1).describe('What there is by then, in a few words.'),
      }),
    )
    .length(4)
    .describe('What the year brings, a quarter at a time.'),
  more: z.string().min(1).describe('What is to be known besides: a paragraph below the year.'),
});
