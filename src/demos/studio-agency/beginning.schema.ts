import { z } from 'astro/zod';
import { sceneFields } from './roll/roll.schema';

/** How the firm works, and what one day did with its roll. */
export const beginningSchema = z.strictObject({
  ...sceneFields,
  paragraphs: z.array(z.string().min(1)).min(1).describe('One entry a paragraph.'),
  day: z
    .strictObject({
      caption: z.string().min(1).describe('Which day it was.'),
      takes: z
        .array(
          z.strictObject({
            name: z.string().min(1).describe('What was shot: Take 1.'),
            feet: z.int().min(1).describe('How many feet it took.'),
            remark: z.string().min(1).describe('What became of it, in a few words.'),
            printed: z.boolean().default(false).describe('Whether it is the one that was printed.'),
          }),
        )
        .min(2)
        .refine(
          (takes) => takes.reduce((sum, { feet }) => sum + feet, 0) === 400,
          'takes that use up the roll: 400 feet together',
        )
        .describe('All that was shot that day, in order; 400 feet together.'),
    })
    .describe('One day’s takes, drawn along the roll.'),
});
