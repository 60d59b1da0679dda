import { z } from 'astro/zod';
import { sectionTones } from '~/ui/section/Section';

/**
 * A section's heading, as part of the schema of each section that has one. Separate from the
 * component: hydrated sections send the component to the browser, and the schema must not go along.
 */
export const sectionHeadingSchema = z.strictObject({
  label: z
    .string()
    .min(1)
    .optional()
    .describe('What the section is, in one small line above a heading in the page’s own words.'),
  heading: z.string().min(1).describe('The section’s heading.'),
  text: z.string().optional().describe('One or two sentences beside or below the heading.'),
});

/** Content fields shared by all sections with a heading. */
export const sectionFields = {
  ...sectionHeadingSchema.shape,
  id: z.string().optional().describe('For links to this section: `service` makes `#service`.'),
  tone: z
    .enum(sectionTones)
    .optional()
    .describe(
      'What the section stands on: the page (plain), its quieter surface, its colours turned round (inverse), or the accent.',
    ),
};
