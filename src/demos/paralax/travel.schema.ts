import { drawnWorks } from '~/lib/collections/works';
import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { services } from '~/lib/collections/services';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';
import { latestPosts } from '~/lib/posts/posts';
import { symbols } from './land/symbols';

/** What the sign at the beginning of a layer says. */
const sign = {
  label: z.string().min(1).describe('What the layer is, in one small line on its sign.'),
  heading: z.string().min(1).describe('The sign’s own words.'),
  mile: z.string().min(1).describe('How far one has come, as the sign says it.'),
  text: z.string().min(1).optional().describe('One or two sentences below the sign.'),
};

/** The words of a layer's sign. */
export type SignWords = z.infer<z.ZodObject<typeof sign>>;

/** What is on offer, as layers that one digs through. */
export const digSchema = z.strictObject({
  ...sign,
  href: link().describe('Where each leads.'),
  services: services().describe('Six services, written out: icon, title, description.'),
});

const planes = {
  widths: [720, 1080, 1440, 1920],
  sizes: '(width < 64rem) 100vw, 74vw',
};

/** Works, each on a billboard. */
export const billboardsSchema = z.strictObject({
  ...sign,
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: drawnWorks({
    far: picture(planes).describe('The plane behind: it fills the board.'),
    near: picture(planes).describe('The plane before, of the same size, transparent above.'),
  }),
});

/** Numbers on the planks of a distance board, before a night. */
export const distancesSchema = z.strictObject({
  ...sign,
  counters: z
    .array(
      z.strictObject({
        value: z.int().min(0).describe('Where the count ends.'),
        title: z.string().min(1).describe('What is counted.'),
      }),
    )
    .min(1)
    .describe('The planks.'),
  picture: picture({
    widths: [1440, 1920, 2400],
    sizes: '(width < 52rem) 832px, 100vw',
  }).describe('The night; its upper edge has one colour, the left of it is empty.'),
});

/** Postcards whose message stands below their picture, as it did before 1907. */
export const wishesSchema = z.strictObject({
  ...sign,
  cards: z
    .array(
      z.strictObject({
        quote: z.string().min(1).describe('What they wrote, without quotation marks.'),
        name: z.string().min(1).describe('Who wrote it.'),
        role: z.string().min(1).describe('What they are, as a visiting card says it.'),
        company: z.string().min(1).describe('Where; it follows “at”.'),
        picture: picture({
          widths: [720, 1080, 1440],
          sizes: '(width < 48rem) 88vw, 44vw',
        }).describe('They, small, in the place that they keep.'),
      }),
    )
    .min(1)
    .describe('The cards.'),
});

/** The newest posts, on signs along the road. */
export const roadsideSchema = z.strictObject({
  ...sign,
  posts: latestPosts({
    widths: [480, 720, 1080],
    sizes: '(width < 64rem) 88vw, 34vw',
  }).describe('How many of the journal’s newest posts; or the names of posts, in order.'),
  button: buttonLink().describe('The link to all posts.'),
});

/** Clients as places on a map that folds. */
export const foldedMapSchema = z.strictObject({
  ...sign,
  places: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('The client.'),
        note: z.string().min(1).describe('What the map says of it.'),
        symbol: z.enum(symbols).describe('How the map draws it.'),
      }),
    )
    .length(8)
    .describe('Eight: one for each panel.'),
});

/** The back of the postcard with which the page ends. */
export const cardBackSchema = z.strictObject({
  view: z.string().min(1).describe('What the card’s other side shows, as such cards print it.'),
  message: z.string().min(1).describe('What is written on it.'),
  postmark: z.string().min(1).describe('The place that the postmark names.'),
});
