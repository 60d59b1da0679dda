import { z } from 'astro/zod';
import { slateSchema } from '~/ui/slate/Slate';

/** The last scene: an address, a form, social links. */
export const contactSchema = z.strictObject({
  slate: slateSchema,
  heading: z.string().min(1),
  text: z.string().min(1),
});
