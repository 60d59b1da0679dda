import { z } from 'astro/zod';
import { sectionTones } from '~/ui/section/Section';

/**
 * How a section names itself; part of the schema of each section that has a heading. It stands
 * apart from the component, which hydrated sections bring to the browser: the schema must not go.
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

/** What the content of a section with a heading says of the section itself. */
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
