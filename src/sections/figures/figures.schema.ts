import { z } from 'astro/zod';
import { figures } from '~/lib/measurements';
import { link } from '~/lib/link';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** Measured figures: three bars, and counts. The numbers come from the build and the benchmark. */
export const figuresSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    /** The link to how they are measured. */
    method: z.strictObject({ label: z.string().min(1), href: link() }),
  })
  .transform((content) => ({ ...content, figures: figures() }));
