import { z } from 'astro/zod';
import { newsSchema } from '~/sections/news/news.schema';

const { heading, text, posts, button } = newsSchema.shape;

/** The newest posts as change notices: a number, a day, a title. */
export const noticesSchema = z.strictObject({
  heading,
  text,
  posts,
  button: button.unwrap().describe('The link to all posts.'),
  number: z
    .string()
    .includes('{number}')
    .describe('How a notice is numbered; {number} is its day, without dashes: CN {number}.'),
});
