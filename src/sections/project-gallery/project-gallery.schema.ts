import { z } from 'astro/zod';
import { enlargeableProjects } from '~/lib/collections/projects';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { LARGE_PICTURE } from '~/widgets/lightbox/lightbox-numbers';

/** Works under tabs, one tab a kind; each opens large. */
export const projectGallerySchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    /** For links to this section: `work` makes `#work`. */
    id: z.string().optional(),
    tone: z.enum(bandTones).optional(),
    /** The gallery's name in the address of a shared link; unique on its page. */
    name: z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and dashes'),
    /** The tab that shows all of them. */
    all: z.string().min(1),
    /** The other tabs: categories of the works. The stylesheet knows up to five. */
    tabs: z.array(z.string().min(1)).min(2).max(5),
    works: enlargeableProjects(
      {
        widths: [320, 480, 640, 960, 1280, 1760],
        sizes: '(width < 48rem) 46vw, (width < 84rem) 31vw, 28rem',
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
