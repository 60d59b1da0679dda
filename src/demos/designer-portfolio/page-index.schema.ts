import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { latestPosts } from '~/lib/posts/posts';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** An index of the page: its own catchwords, and between them the newest posts of the journal. */
export const pageIndexSchema = z.strictObject({
  ...sectionFields,
  terms: z
    .array(
      z.strictObject({
        term: z.string().min(1).describe('What one looks for.'),
        at: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'the id of a section of this page')
          .describe('The section where it is found, by its id: `work`.'),
        name: z.string().min(1).describe('That section’s heading, as it stands there.'),
      }),
    )
    .describe('Catchwords, in any order.'),
  posts: latestPosts({ widths: [720], sizes: '400px' }).describe(
    'How many of the journal’s newest posts; or the names of posts, in order.',
  ),
  button: buttonLink().describe('The link to all posts, below the list.'),
});
