import { z } from 'astro/zod';

/** The journal's last entry, which the links below it belong to. */
export const endingSchema = z.strictObject({
  entry: z.string().min(1).describe('One or two sentences, written when the night is over.'),
});
