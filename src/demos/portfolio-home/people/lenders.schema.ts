import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { people } from './Silhouette';

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
        person: z.enum(people).describe('Who stands there; see `Silhouette.tsx`.'),
      }),
    )
    .min(1)
    .describe('The people, from left to right.'),
});
