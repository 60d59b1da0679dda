import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { source } from './source';

const slot = () => z.string().regex(/\{amount\}/, 'a text with {amount} in it');

/** The year by country. */
export const placesSchema = z.strictObject({
  ...sectionFields,
  source: source(),
  legend: z.string().min(1).describe('What stands before the sizes of the dots.'),
  upTo: slot().describe('Up to which amount a dot has its size, with {amount}.'),
  over: slot().describe('From which amount on it has the largest, with {amount}.'),
});
