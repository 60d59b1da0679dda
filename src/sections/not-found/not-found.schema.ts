import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';

/** What stands below the heading of the not-found page. */
export const notFoundSchema = z.strictObject({
  button: buttonLink(),
  /** The words on the sign in the dark window; decoration. */
  sign: z.string().max(12),
});
