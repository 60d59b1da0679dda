import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const part = z.strictObject({
  value: z.int().min(1).max(40).describe('How many.'),
  title: z.string().min(1).describe('What they have in common.'),
});

/** A number, taken apart into two: their sum is counted, not written. */
export const tallySchema = z.strictObject({
  ...sectionFields,
  all: z.string().min(1).describe('What both parts are together.'),
  lit: part.describe('Those whose flutes are lit.'),
  unlit: part.describe('The others.'),
});
