import { z } from 'astro/zod';
import { icon } from '~/lib/icons/icon';

/** Where help is: cards that lead to the help desk, `supportUrl` in `site.config.ts`. */
export const supportCardsSchema = z.strictObject({
  label: z.string().min(1).describe('What the section is, for those who cannot see it.'),
  cards: z
    .array(
      z.strictObject({
        icon: icon().describe('An icon by its name at tabler.io/icons.'),
        title: z.string().min(1).describe('What help it is.'),
        text: z.string().min(1).describe('One or two sentences about it.'),
        label: z.string().min(1).describe('The words of the link.'),
      }),
    )
    .length(2)
    .describe('Two cards, each leading to the help desk.'),
});
