import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { source } from './source';

/** The year as bars, with what each quarter came to. */
export const barsSchema = z.strictObject({
  ...sectionFields,
  heading: z.string().min(1).describe('The heading; {total} is what the year came to.'),
  source: source(),
  notes: z.array(z.string().min(1)).length(4).describe('A sentence on each quarter.'),
});
