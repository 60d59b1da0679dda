import { z } from 'astro/zod';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** Questions and their answers, folded. */
export const faqSchema = sectionHeadingSchema.extend({
  /** The section's anchor. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  /** Whether the first answer stands open at first. */
  firstOpen: z.boolean().default(true),
  /** Whether the folds are the steps of one way, and numbered. */
  numbered: z.boolean().default(false),
  items: z
    .array(
      z.strictObject({
        question: z.string().min(1),
        /** One entry a paragraph. */
        answer: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(1),
});
