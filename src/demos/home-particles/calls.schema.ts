import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The longest way that a stylesheet draws. */
const MOST_HOPS = 5;

/** What clients say, each from as far away as the call had to come. */
export const callsSchema = z.strictObject({
  ...sectionFields,
  calls: z
    .array(
      z.strictObject({
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        role: z.string().min(1).describe('What they do, and where.'),
        hops: z
          .int()
          .min(1)
          .max(MOST_HOPS)
          .describe('Over how many stations the call came: so far from the margin it stands.'),
        way: z.string().min(1).describe('The same in words, with the distance.'),
      }),
    )
    .min(1)
    .describe('The calls, in the order of the page.'),
});
