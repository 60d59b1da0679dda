import { z } from 'astro/zod';

/** What a slate says of a scene: its number, and the moment at which it starts. */
export const slateSchema = z
  .strictObject({
    scene: z.string().min(1).max(3).describe('The scene’s number, for example 2 or 2a.'),
    timecode: z
      .string()
      .regex(/^\d{2}:\d{2}:\d{2}:\d{2}$/, 'a timecode such as 00:01:24:00')
      .describe('When it starts: hours, minutes, seconds, frames, for example 00:01:24:00.'),
  })
  .describe('The slate at the section’s head: its scene, and when it starts.');
