import { z } from 'astro/zod';

/**
 * How a section names itself; part of the schema of each section that has a heading. It stands
 * apart from the component, which hydrated sections bring to the browser: the schema must not go.
 */
export const sectionHeadingSchema = z.strictObject({
  heading: z.string().min(1),
  /** One or two sentences beside or below it. */
  text: z.string().optional(),
});
