import { z } from 'astro/zod';

/**
 * The menu of a one-page site: a short label for each section, with the section's anchor. The link
 * tests find anchors that lead nowhere.
 */
export const anchors = () =>
  z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('Its words.'),
        href: z
          .templateLiteral(['#', z.string().min(1)], 'an anchor of this page: #about')
          .describe('The section’s anchor, for example #about.'),
      }),
    )
    .min(2)
    .describe('The menu of this page: a few words for each section, with its anchor.');

/** One anchor of this menu. */
export type HeaderAnchor = z.infer<ReturnType<typeof anchors>>[number];
