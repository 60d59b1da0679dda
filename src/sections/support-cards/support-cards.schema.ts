import { z } from 'astro/zod';
import { icon } from '~/lib/icon';

/** Where help is: cards that lead to the help desk, `supportUrl` in `site.config.ts`. */
export const supportCardsSchema = z
  .array(
    z.strictObject({
      icon: icon(),
      title: z.string().min(1),
      text: z.string().min(1),
      /** The words of the link. */
      label: z.string().min(1),
    }),
  )
  .length(2);
