import { z } from 'astro/zod';

/**
 * The menu of a page that is one: a few words for each of its sections, with the section's anchor.
 * The link tests find an anchor that leads nowhere.
 */
export const anchors = () =>
  z
    .array(
      z.strictObject({
        label: z.string().min(1),
        href: z.templateLiteral(['#', z.string().min(1)], 'an anchor of this page: #about'),
      }),
    )
    .min(2);
