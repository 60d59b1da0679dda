import { z } from 'astro/zod';
import { demos } from '~/lib/routes/demos';
import { plural, text } from '~/lib/words/text-schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { demoWindow } from './demo-window';

/** The tabs above the windows, in the order of the specification; `new` lists the highlights, New and Hot. */
export const catalogueTabs = ['all', 'agency', 'corporate', 'portfolio', 'landing', 'new'] as const;

/** How wide a window is. */
const VIEW = {
  widths: [360, 720],
  sizes:
    '(min-width: 80rem) 17vw, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, 17rem',
};

/** All demos as a street of shop windows. */
export const demoCatalogueSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    legend: z.string().min(1).describe('What the tabs are for, for those who cannot see them.'),
    tabs: z
      .strictObject({
        all: text().describe('The tab of all homes.'),
        agency: text().describe('The tab of agencies.'),
        corporate: text().describe('The tab of firms.'),
        portfolio: text().describe('The tab of portfolios.'),
        landing: text().describe('The tab of landing pages.'),
        new: text().describe('The tab of highlights: New and Hot.'),
      } satisfies Record<(typeof catalogueTabs)[number], z.ZodType>)
      .describe('The tabs above the windows.'),
    shown: plural.describe('Says aloud how many windows a tab leaves.'),
    note: z.string().min(1).describe('What stands below the windows that are still being dressed.'),
    comingSoon: z
      .array(
        z.strictObject({
          title: z.string().min(1).describe('What the home will be called.'),
          description: z.string().min(1).describe('The note on its shutter.'),
        }),
      )
      .describe('Windows that are still being dressed: a shutter each, with a note on it.'),
  })
  .transform(async (content) => ({
    ...content,
    demos: await Promise.all(demos.map((demo) => demoWindow(demo, VIEW))),
  }));
