import { z } from 'astro/zod';
import { figures } from '~/lib/measurements';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** Measured figures: three bars, and counts. The numbers come from the build and the benchmark. */
export const figuresSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    /** How they are measured, to unfold. */
    method: z.strictObject({ label: z.string().min(1), text: z.array(z.string().min(1)).min(1) }),
  })
  .transform((content) => ({ ...content, figures: figures() }));
