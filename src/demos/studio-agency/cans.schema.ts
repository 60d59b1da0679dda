import { z } from 'astro/zod';
import { link } from '~/lib/routes/link';
import { sceneFields } from './roll/roll.schema';

/** What is on offer, by the can. */
export const cansSchema = z.strictObject({
  ...sceneFields,
  href: link().describe('Where each leads.'),
  cans: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What it is called: a word or two, on the tape.'),
        label: z.string().min(1).describe('Who shoots it, and on how much film.'),
        text: z.string().min(1).describe('One or two sentences.'),
      }),
    )
    .min(1)
    .describe('The cans.'),
});
