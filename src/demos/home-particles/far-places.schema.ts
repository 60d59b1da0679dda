import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Works as islands along one route. */
export const farPlacesSchema = z.strictObject({
  ...sectionFields,
  caseStudy: buttonLink().describe('The link below each place.'),
  works: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('The place, as a chart would call it.'),
        category: z.string().min(1).describe('Who lives or works by it: Ferries, Clinic …'),
        figure: z.string().min(1).describe('The number that its owner cares about most.'),
        unit: z.string().min(1).describe('What the number counts or measures.'),
        description: z.string().min(1).describe('One or two sentences: what was built.'),
        picture: picture({
          widths: [480, 720, 1080],
          sizes: '(width < 40rem) 78vw, (width < 90rem) 30vw, 27rem',
        }).describe('The island, on the page’s own ground.'),
      }),
    )
    .min(1)
    .describe('The places, in the order of the route.'),
});
