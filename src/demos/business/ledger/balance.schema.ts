import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const side = z.strictObject({
  title: z.string().min(1).describe('By what this side counts.'),
  lines: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What is counted.'),
        value: z.int().min(0).describe('How many there are.'),
      }),
    )
    .min(1)
    .describe('The lines of this side.'),
});

/** The sum of a side's lines. */
export const sumOf = ({ lines }: z.infer<typeof side>) =>
  lines.reduce((sum, { value }) => sum + value, 0);

/** The same things counted in two ways, which come to the same. */
export const balanceSchema = z.strictObject({
  ...sectionFields,
  total: z.string().min(1).describe('What stands before the sum of each side.'),
  sides: z
    .tuple([side, side])
    .refine(([one, other]) => sumOf(one) === sumOf(other), 'two sides that come to the same sum')
    .describe('The two sides of the book.'),
});
