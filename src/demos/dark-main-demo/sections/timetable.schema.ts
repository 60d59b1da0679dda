import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { newsSchema } from '~/sections/news/news.schema';

const time = z.string().regex(/^\d\d:\d\d$/);

/** The newest posts as lines of a night's timetable. */
export const timetableSchema = z.strictObject({
  heading: newsSchema.shape.heading,
  posts: newsSchema.shape.posts,
  button: buttonLink().describe('The link to all posts.'),
  hours: z
    .array(z.string().length(2))
    .min(2)
    .describe('The hours of the scale, in two digits and without a gap.'),
  night: z.string().min(1).describe('When a post was written; {from} and {to} are its times.'),
  runs: z
    .array(
      z.strictObject({
        from: time.describe('When its writing began: 22:20.'),
        to: time.describe('When it was done.'),
      }),
    )
    .min(1)
    .describe('One for each post, in the order of the posts.'),
});
