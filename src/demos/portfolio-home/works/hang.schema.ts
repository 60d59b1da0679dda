import { z } from 'astro/zod';
import { drawnWorks } from '~/lib/collections/works';
import { buttonLink } from '~/lib/routes/button-link';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { impression } from './impression';

/** What a work hangs in: `deep` is a wide mat for the smallest, `pinned` is a sheet without a frame. */
const frames = ['mat', 'deep', 'black', 'oak', 'pinned'] as const;

/** What the wall tells of each work. */
const hungWorks = () =>
  drawnWorks({
    medium: z.string().min(1).describe('What it was taken from, and how: one short line.'),
    cm: z
      .tuple([z.number().positive(), z.number().positive()])
      .describe('Width and height in centimetres. The page draws it to this scale.'),
    frame: z.enum(frames).describe('What it hangs in.'),
    sold: z.boolean().default(false).describe('Whether its label has a red dot.'),
    impression: impression.describe('The print itself, as a drawing.'),
  });

/** The title, and two works beside it that are far apart in size. */
export const wallHeroSchema = z.strictObject({
  heading: z.string().min(1).describe('What the printer does, in her own words.'),
  text: z.string().min(1).describe('How, and what to look out for.'),
  button: buttonLink().describe('The button below the words.'),
  works: hungWorks().refine(({ length }) => length === 2, 'a small one, then a large one'),
});

/** Works along two walls that meet at a corner. */
export const hangSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  id: z.string().describe('For links to this section.'),
  plan: z.string().min(1).describe('What the plan of the hang is called; it is read aloud.'),
  more: buttonLink().describe('The way to all works.'),
  walls: z
    .array(
      z.strictObject({
        name: z
          .string()
          .min(1)
          .optional()
          .describe('Lettered at its beginning; the first wall has the section’s heading there.'),
        paint: z.enum(['white', 'green']).describe('The colour of the wall.'),
        works: hungWorks(),
      }),
    )
    .min(1)
    .describe('The walls, in the order in which one walks past them.'),
});

/** One work. */
export type WorkContent = z.infer<ReturnType<typeof hungWorks>>[number];
