import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { source } from './source';

/** The year by company. */
export const companiesSchema = z.strictObject({
  ...sectionFields,
  source: source(),
  share: z
    .string()
    .regex(/\{share\}/, 'a text with {share} in it')
    .describe('How a company’s part of the year is written, with {share}.'),
  companies: z
    .array(
      z.strictObject({
        companyId: z.string().min(1).describe('Which one: its id in the year.'),
        text: z.string().min(1).describe('What it makes.'),
      }),
    )
    .min(1)
    .describe('The companies, in the order of the year.'),
});
