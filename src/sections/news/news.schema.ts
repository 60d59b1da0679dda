import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { latestPosts } from '~/lib/posts/posts';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The newest posts of the journal. */
export const newsSchema = z.strictObject({
  ...sectionFields,
  posts: latestPosts({
    widths: [480, 720, 1080],
    sizes: '(min-width: 64rem) 28vw, (min-width: 48rem) 45vw, 92vw',
  }).describe('How many of the journal’s newest posts; or the names of posts, in order.'),
  button: buttonLink().optional().describe('The link to all posts: a button beside the heading.'),
});
