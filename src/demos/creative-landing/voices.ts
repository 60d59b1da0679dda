import { z } from 'astro/zod';

const words = z.string().min(1);

/** Who speaks a line: a key of the page's `voices`. */
export const by = z
  .enum(['exact', 'tall'])
  .describe('Who says it: `exact` is set upright, `tall` in italics; `voices` has their names.');

/** Something that one of the two says. */
export const line = z.strictObject({ by, says: words.describe('What they say.') });

/** A line and who says it. */
export type Line = z.infer<typeof line>;

/** What a section says of itself: each of the two has a line, or one of them alone. */
export const lines = z.array(line).min(1).max(2);

/** The names of the two who speak. */
export const voicesSchema = z.strictObject({
  exact: words.describe('The one who measures.'),
  tall: words.describe('The one who tells tall tales.'),
});
