import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { jobDrawings, type JobDrawingName } from './drawings';

const names = Object.keys(jobDrawings) as JobDrawingName[];

/** What one can have drawn, in six drawings made of one line. */
export const jobsSchema = z.strictObject({
  id: sectionFields.id,
  heading: sectionFields.heading,
  text: sectionFields.text,
  jobs: z
    .array(
      z.strictObject({
        drawing: z.enum(names).describe('What the line draws there.'),
        title: z.string().min(1).describe('The name of the service.'),
        description: z.string().min(1).describe('A sentence about it.'),
      }),
    )
    .length(6)
    .describe('The services, in the order in which the line runs through them.'),
});
