import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { impression } from '../works/impression';

/** Those who lent a thing, and what they say about it. */
export const lendersSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  id: z.string().describe('For links to this section.'),
  people: z
    .array(
      z.strictObject({
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        role: z.string().min(1).describe('Who that is, and what they lent.'),
        cm: z
          .tuple([z.number().positive(), z.number().positive()])
          .describe('Width and height of the sheet that the hand is printed on, in centimetres.'),
        hand: impression.describe('The print of a hand, as a drawing.'),
      }),
    )
    .min(1)
    .describe('The people, from left to right.'),
});
