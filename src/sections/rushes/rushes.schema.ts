import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { slateBoardSchema } from '~/ui/slate-board/slate-board.schema';

/** Films by a still each, and the slate of the take that was printed. */
export const rushesSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  /** For links to this section. */
  id: z.string().optional(),
  /** Where each film leads, with the words of its link. */
  caseStudy: buttonLink(),
  films: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        /** For whom, and how long: `Vela, 60 seconds`. */
        text: z.string().min(1),
        picture: picture({
          widths: [480, 800, 1200, 1600, 2400],
          sizes: '(width < 48rem) 100vw, 60vw',
        }),
        slate: slateBoardSchema,
      }),
    )
    .min(1),
});
