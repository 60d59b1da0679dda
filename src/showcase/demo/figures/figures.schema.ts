import { z } from 'astro/zod';
import { comparison, figures } from '../measurements';
import { text } from '~/lib/words/text-schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** What each bar says. */
const label = text().describe('What the bar shows.');

/** A bar: its label, and what it is a share of. */
const bar = (...slots: string[]) =>
  z.strictObject({ label, note: text(...slots).describe('What stands below the bar.') });

/** Measured figures: three bars, one table, and counts. The numbers come from the build and the benchmark. */
export const figuresSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    text: text('seconds').describe(
      'One sentence below the heading; {seconds} is the slowest of our pages in the table, without which it is left out.',
    ),
    bars: z
      .strictObject({
        lighthouse: bar('pages').describe('The bar of the score.'),
        pageSpeed: bar().describe('The bar of the values that are in the green.'),
        fullyLoaded: bar('seconds').describe('The bar of the time until all has loaded.'),
      })
      .describe('Three bars.'),
    comparison: z
      .strictObject({
        heading: text().describe('The table’s heading.'),
        columns: z
          .strictObject({
            page: text().describe('Above what stands in each row.'),
            paint: text().describe('Above when its largest part is painted.'),
          })
          .describe('The heads of the columns.'),
        ours: text('page').describe('A row of ours: {page}.'),
        other: text('number').describe('A row of another template, by its {number}.'),
        paint: text('seconds').describe('When the largest part is painted, in {seconds}.'),
        method: text('ours', 'others', 'runs', 'day', 'least', 'most').describe(
          'How many pages were compared, {ours} with {others}, and how and when.',
        ),
      })
      .describe('Our pages beside those of other templates, whose names are left out.'),
    facts: z
      .strictObject({
        pages: text().describe('Behind the number of pages.'),
        sections: text().describe('Behind the number of sections.'),
        pictures: text().describe('Behind the number of pictures.'),
        script: text().describe('Behind the most script that a page loads, in KiB.'),
      })
      .describe('What is counted.'),
    method: z
      .strictObject({
        label: text().describe('What one presses to read it.'),
        text: text('pages', 'day', 'seconds', 'milliseconds', 'shift').describe('The whole of it.'),
      })
      .describe('How the figures are measured, behind one button.'),
  })
  .transform((content) => ({ ...content, figures: figures(), compared: comparison() }));
