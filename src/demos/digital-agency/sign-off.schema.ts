import { z } from 'astro/zod';
import { socialLinkSchema } from '~/lib/site/site';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { PENS } from './pens';

const { heading, text } = sectionHeadingSchema.shape;

/** The people, as they sign a drawing. */
export const signOffSchema = z.strictObject({
  heading,
  text,
  members: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who they are; their signature is drawn from it.'),
        pen: z.enum(PENS).describe('With what they sign; no two should have the same.'),
        task: z.string().min(1).describe('What they sign for: Checked.'),
        role: z.string().min(1).describe('What they do, as a business card says it.'),
        social: z.array(socialLinkSchema).describe('Where else they are to be found.'),
      }),
    )
    .min(1)
    .max(9)
    .describe('The people.'),
});
