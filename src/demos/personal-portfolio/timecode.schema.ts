import { z } from 'astro/zod';

/** The moment at which a scene starts, as its title says it. */
export const timecode = z
  .string()
  .regex(/^\d{2}:\d{2}:\d{2}:\d{2}$/, 'a timecode such as 00:01:24:00')
  .describe('When the scene starts: hours, minutes, seconds, frames, for example 00:01:24:00.');
