import { z } from 'astro/zod';
import { sceneFields } from './roll/roll.schema';

/** Whom a year’s rolls were shot for. */
export const clientsSchema = z.strictObject({
  ...sceneFields,
  rolls: z
    .string()
    .regex(/\{count\}/, 'a text with {count} in it')
    .describe('How a number of rolls is written, with {count}.'),
  clients: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who it was.'),
        count: z.int().min(2).max(20).describe('How many rolls were theirs.'),
      }),
    )
    .min(1)
    .describe('The clients, those with most rolls first.'),
});
