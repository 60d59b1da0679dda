import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Who works here, as what stands on three shelves. */
export const mugsSchema = z.strictObject({
  id: sectionFields.id,
  heading: sectionFields.heading,
  lead: z.string().min(1).describe('One or two sentences below the heading.'),
  picture: picture({
    widths: [720, 1080, 1440, 1920],
    sizes: '100vw',
  }).describe('Three shelves, side by side or, on a phone, one before the other.'),
  shelves: z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('What those on the shelf do.'),
        names: z.array(z.string().min(1)).min(1).max(5).describe('Their names, from the left.'),
      }),
    )
    .length(3)
    .describe('Who has a mug on each of the three shelves.'),
  text: z.array(z.string().min(1)).min(1).describe('Paragraphs below the shelves.'),
  points: z.array(z.string().min(1)).length(4).describe('Four promises of a few words.'),
  button: buttonLink().describe('The way on.'),
});
