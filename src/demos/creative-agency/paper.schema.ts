import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { works } from '~/lib/collections/works';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';
import { newsSchema } from '~/sections/news/news.schema';
import { drawings, faces, signs } from './constants';

/** What every sheet of the page begins with. */
const head = {
  heading: z
    .array(z.string().min(1))
    .min(1)
    .max(3)
    .describe('The section’s heading, a line for each strip of paper that it is pasted up from.'),
  text: z.string().min(1).optional().describe('One or two sentences below the heading.'),
};

/** Works that lie on the table. */
export const tableSchema = z.strictObject({
  ...head,
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: works({
    widths: [720, 1080, 1440],
    sizes: '(width < 40rem) 92vw, (width < 84rem) 52vw, 46rem',
  }),
  more: buttonLink().describe('The way to more of them: a button at the end of the table.'),
});

/** Who cuts. */
export const aboutSchema = z.strictObject({
  heading: head.heading,
  text: z.array(z.string().min(1)).min(1).describe('The paragraphs; the first is larger.'),
  points: z.array(z.string().min(1)).describe('What one can rely on: a tick of paper before each.'),
  picture: picture({
    widths: [480, 720, 1080, 1440],
    sizes: '(width < 56rem) 90vw, 36vw',
  }).describe('The picture beside the words; it is cut upright.'),
});

/** What is on offer. */
export const waresSchema = z.strictObject({
  ...head,
  href: link().describe('Where each leads.'),
  services: z
    .array(
      z.strictObject({
        drawing: z.enum(drawings).describe('Which drawing of cut paper lies on it.'),
        title: z.string().min(1).describe('What it is called.'),
        description: z.string().min(1).describe('One or two sentences.'),
      }),
    )
    .min(1)
    .describe('The services.'),
});

/** Numbers, each on a piece beside the hole that it was cut from. */
export const sweepingsSchema = z.strictObject({
  ...head,
  counters: z
    .array(
      z.strictObject({
        value: z.int().min(0).describe('Where the count ends.'),
        title: z.string().min(1).describe('What is counted.'),
      }),
    )
    .min(1)
    .describe('The numbers.'),
});

/** What clients say, each on a letter with their face. */
export const lettersSchema = z.strictObject({
  ...head,
  letters: z
    .array(
      z.strictObject({
        face: z.enum(faces).describe('Which face of cut paper looks over it.'),
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        role: z.string().min(1).describe('What they do, as a business card says it.'),
        company: z.string().min(1).describe('Where they do it; it follows “at”.'),
      }),
    )
    .min(1)
    .describe('The letters.'),
});

/** Clients, each on a scrap with a sign. */
export const scrapsSchema = z.strictObject({
  ...head,
  brands: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('The client’s name.'),
        sign: z.enum(signs).describe('Which shape of cut paper stands before it.'),
      }),
    )
    .min(1)
    .describe('The clients.'),
});

/** The newest posts, as clippings. */
export const clippingsSchema = z.strictObject({
  ...head,
  posts: newsSchema.shape.posts,
  button: buttonLink().describe('The way to all posts.'),
});

/** The box that the page ends with, flat. */
export const footerSchema = z.strictObject({
  title: z.string().min(1).describe('What can be made of it.'),
  text: z.string().min(1).describe('How.'),
  glue: z.string().min(1).max(16).describe('What is printed on its flaps.'),
});
