import { z } from 'astro/zod';
import { enlargeableWorks } from '~/lib/collections/works';
import { sectionTones } from '~/ui/section/Section';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { LARGE_PICTURE } from '~/widgets/lightbox/constants';

/** Works under tabs, one tab a kind; each opens large. */
export const projectGallerySchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    id: z.string().optional().describe('For links to this section: `work` makes `#work`.'),
    tone: z
      .enum(sectionTones)
      .optional()
      .describe('What it stands on; the page itself where nothing is said.'),
    name: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'small letters, digits and dashes')
      .describe('The gallery’s name in the address of a shared link; unique on its page.'),
    legend: z.string().min(1).describe('What the tabs are for, for those who cannot see them.'),
    all: z.string().min(1).describe('The tab that shows all of them.'),
    tabs: z
      .array(z.string().min(1))
      .min(2)
      .max(5)
      .describe('The other tabs: categories of the works. The stylesheet knows up to five.'),
    works: enlargeableWorks(
      {
        widths: [480, 720, 1080],
        sizes: '(width < 48rem) 46vw, (width < 90rem) 31vw, 28rem',
      },
      LARGE_PICTURE,
    ),
  })
  .superRefine(({ tabs, works }, ctx) => {
    works.forEach(({ category }, index) => {
      if (tabs.includes(category)) return;
      ctx.addIssue({
        code: 'custom',
        path: ['works', index],
        message: `a work of one of the tabs; its category is ${category}`,
      });
    });
  });
