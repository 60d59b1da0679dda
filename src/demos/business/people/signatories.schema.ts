import { z } from 'astro/zod';
import { socialLinkSchema } from '~/lib/site/site';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** People, each by the seal that they sign with. */
export const signatoriesSchema = z.strictObject({
  ...sectionFields,
  members: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who they are.'),
        initials: z.string().min(1).max(2).describe('What stands in the seal, one or two letters.'),
        role: z.string().min(1).describe('What they do, as a business card says it.'),
        signs: z.string().min(1).describe('How they sign, in one sentence.'),
        social: z.array(socialLinkSchema).describe('Where else they are to be found.'),
      }),
    )
    .min(1)
    .describe('The people, in the order in which they stand.'),
});
