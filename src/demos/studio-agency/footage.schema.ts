import { z } from 'astro/zod';
import { sceneFields } from './roll/roll.schema';

/** Lengths of film, in feet. */
export const footageSchema = z.strictObject({
  ...sceneFields,
  counters: z
    .array(
      z.strictObject({
        value: z.int().min(0).describe('How many feet.'),
        title: z.string().min(1).describe('What became of them.'),
      }),
    )
    .length(3)
    .refine(
      ([all, ...parts]) => all?.value === parts.reduce((sum, { value }) => sum + value, 0),
      'a first number that is the sum of the two others',
    )
    .describe('All feet, then the two parts that make them up.'),
});
