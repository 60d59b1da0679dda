import { z } from 'astro/zod';
import { link } from '~/lib/routes/link';

/** In content: a button with a link. */
export const buttonLink = () =>
  z
    .strictObject({
      label: z.string().min(1).describe('Its words.'),
      href: link().describe('Where it leads: /page, #anchor, https://…, mailto:… or tel:….'),
    })
    .describe('A button or a link: its words, and where it leads.');
