import { z } from 'astro/zod';
import { sceneFields } from './roll/roll.schema';

/** What clients say, each beside the take that it was about. */
export const dopeSheetSchema = z.strictObject({
  ...sceneFields,
  sheet: z.array(z.string().min(1)).min(1).describe('What is printed at the sheet’s head.'),
  quotes: z
    .array(
      z.strictObject({
        roll: z.string().min(1).describe('The roll’s number.'),
        scene: z.string().min(1).describe('The scene’s number.'),
        take: z.string().min(1).describe('The take’s number.'),
        feet: z.string().min(1).describe('How much film it took.'),
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        role: z.string().min(1).describe('What they do.'),
        company: z.string().min(1).describe('Where they do it; it follows “at”.'),
      }),
    )
    .min(1)
    .describe('The rows of the sheet.'),
});
