import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { progressLooks } from '~/widgets/progress/Progress';

/** A group of shares of a hundred. */
export const progressBarsSchema = z.strictObject({
  /** Anchor for one-page menus. */
  id: z.string().optional(),
  ...sectionHeadingSchema.shape,
  look: z.enum(progressLooks),
  /** Each bar has a colour of its own, made of the theme's; else all have the accent. */
  coloured: z.boolean().default(false),
  bars: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        /** 0 to 100. */
        percentage: z.int().min(0).max(100),
      }),
    )
    .min(1),
});
