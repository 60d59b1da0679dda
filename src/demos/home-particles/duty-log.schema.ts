import { z } from 'astro/zod';
import { latestPosts } from '~/lib/posts/posts';
import { newsSchema } from '~/sections/news/news.schema';

/** The newest posts as entries of a duty log, between what happened in the nights. */
export const dutyLogSchema = z.strictObject({
  ...newsSchema.shape,
  posts: latestPosts({
    widths: [480, 720, 1080],
    sizes: '(width < 64rem) 92vw, 34rem',
  }).describe('How many of the journal’s newest posts; or the names of posts, in order.'),
  pages: z.string().min(1).describe('What the pages are, for those who cannot see them.'),
  night: z.string().min(1).describe('What a page is called; {day} is the day of its first entry.'),
  notes: z
    .array(
      z.strictObject({
        time: z.string().min(4).describe('At what time of the night, as clocks show it: 03:12.'),
        text: z.string().min(1).describe('What happened, in one short sentence.'),
      }),
    )
    .describe('What happened between the posts: one below each, as long as there are any.'),
});
