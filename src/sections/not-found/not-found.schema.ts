import { z } from 'astro/zod';
import { link } from '~/lib/link';

/** What stands below the heading of the not-found page. */
export const notFoundSchema = z.strictObject({
  button: z.strictObject({ label: z.string().min(1), href: link() }),
  /** The words on the sign in the dark window; decoration. */
  sign: z.string().max(12),
});
