import { z } from 'astro/zod';
import { comparison, figures } from '../measurements';
import { text } from '~/lib/words/text-schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** What each bar says. */
const label = text().describe('What the bar shows.');
const NOTE = 'What stands below the bar.';

/** A figure set large: the figure with its unit, what it is of, and how anyone measures it again. */
const headline = (...slots: string[]) =>
  z.strictObject({
    value: text('figure').describe('The figure with its unit; {figure} is measured.'),
    what: text(...slots).describe('What it is the figure of.'),
    how: text().describe('How anyone measures it again.'),
  });

/** Measured figures: four large ones, three bars, and counts. The numbers come from the build and the benchmark. */
export const figuresSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    headlines: z
      .strictObject({
        lighthouse: headline('pages').describe('The score that Lighthouse gives.'),
        paint: headline().describe('When the largest part of a page is painted.'),
        script: headline().describe('How much script a page loads.'),
        accessibility: headline('pages').describe('What an accessibility check finds.'),
      })
      .describe('Four figures set large.'),
    bars: z
      .strictObject({
        lighthouse: z
          .strictObject({ label, note: text().describe(NOTE) })
          .describe('The bar of the score.'),
        pageSpeed: z
          .strictObject({
            label,
            note: text('seconds', 'milliseconds', 'shift').describe(NOTE),
          })
          .describe('Its note names the bounds: seconds, milliseconds, a layout shift.'),
        fullyLoaded: z
          .strictObject({ label, note: text('seconds').describe(NOTE) })
          .describe('The bar of the time until all has loaded.'),
      })
      .describe('Three bars.'),
    comparison: z
      .strictObject({
        heading: text().describe('The table’s heading.'),
        text: text('ours', 'others').describe('How many pages are compared: {ours} with {others}.'),
        columns: z
          .strictObject({
            page: text().describe('Above what stands in each row.'),
            paint: text().describe('Above when its largest part is painted.'),
          })
          .describe('The heads of the columns.'),
        ours: text('page').describe('A row of ours: {page}.'),
        other: text('number').describe('A row of another template, by its {number}.'),
        paint: text('seconds').describe('When the largest part is painted, in {seconds}.'),
        method: text('runs', 'day', 'least', 'most').describe('How and when it was measured.'),
      })
      .describe('Our pages beside those of other templates, whose names are left out.'),
    source: text('pages').describe('Where the figures come from; the day follows.'),
    facts: z
      .strictObject({
        pages: text().describe('Behind the number of pages.'),
        sections: text().describe('Behind the number of sections.'),
        pictures: text().describe('Behind the number of pictures.'),
      })
      .describe('What is counted.'),
    method: z
      .strictObject({
        label: text().describe('The words of the links to it, which head it too.'),
        text: text().describe('The whole of it.'),
      })
      .describe(
        'How they are measured: the words of the links to it, which head it too, and the whole of it.',
      ),
  })
  .transform((content) => ({ ...content, figures: figures(), compared: comparison() }));
