import { works } from '~/lib/collections/works';
import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { newsSchema as posts } from '~/sections/news/news.schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { LITRES, LUNGS, METRES, WEEKS } from '../foam/layouts';
import { by, line, lines } from '../voices';

const { heading } = sectionHeadingSchema.shape;
const words = z.string().min(1);

/** What each section of bubbles says of itself. */
const sectionFields = {
  id: words.optional().describe('For links to this section: `service` makes `#service`.'),
  heading,
  text: lines.optional().describe('What the two say below the heading.'),
};

/** The words of a measure, in which `{n}` is the number that a bubble's size shows (`foam/layouts.ts`). */
const measure = words.regex(/\{n\}/, 'a text with {n} in it');

/** The first screen. */
export const heroSchema = z.strictObject({
  id: words.optional().describe('For links to this section: `home` makes `#home`.'),
  heading: lines.describe('What the firm does, in the voices of both: the statement of the page.'),
  button: buttonLink().describe('The button in the bubble.'),
  burst: words.describe('The button that bursts the bubble.'),
  picture: picture({
    widths: [720, 1080, 1440, 1920],
    sizes: '(width < 40rem) 94vw, (width < 64rem) 36rem, 66vw',
  }).describe(
    'A bubble for the statement with a smaller one at its side; the phone’s has it below.',
  ),
});

/** Six services; the larger a bubble, the earlier one asks for it. */
export const jobsSchema = z.strictObject({
  ...sectionFields,
  ahead: measure.describe('How many weeks ahead one asks.'),
  jobs: z
    .array(
      z.strictObject({
        title: words.describe('What the service is called.'),
        by,
        text: words.describe('One or two sentences about it.'),
      }),
    )
    .length(WEEKS.length)
    .describe('As many as the foam has bubbles, in the order of their sizes there.'),
});

/** Two halves of what the firm is, with the wall that both share. */
export const aboutSchema = z.strictObject({
  ...sectionFields,
  halves: z
    .array(
      z.strictObject({
        title: words.describe('What this half is.'),
        by,
        text: words.describe('One or two sentences about it.'),
      }),
    )
    .length(2)
    .describe('The two halves; the wall between the bubbles is drawn.'),
});

/** Six works in a string. */
export const worksSchema = z.strictObject({
  ...sectionFields,
  strip: words.describe('What passes by, for those who cannot see it.'),
  wide: measure.describe('How many metres wide the bubble was.'),
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  // One size: a phone needs it too, and six more addresses are what the document has no room for.
  works: works({ widths: [1080], sizes: '(width < 64rem) 24rem, 40rem' }).refine(
    ({ length }) => length === METRES.length,
    `exactly ${METRES.length} works: as many as the strip has bubbles`,
  ),
});

/** Four volumes, drawn to scale. */
export const litresSchema = z.strictObject({
  ...sectionFields,
  unit: words.describe('What stands behind each number: litres.'),
  volumes: z
    .array(words.describe('What is so large.'))
    .length(LITRES.length)
    .describe('What each volume is of, in the order of the drawing.'),
});

/** Four people, and how much air each has. */
export const peopleSchema = z.strictObject({
  ...sectionFields,
  air: measure.describe('How many litres one breath has.'),
  people: z
    .array(
      z.strictObject({
        name: words.describe('Who it is.'),
        role: words.describe('What they do.'),
      }),
    )
    .length(LUNGS.length)
    .describe('The people, in the order of the drawing.'),
});

/** Three who speak. */
export const quotesSchema = z.strictObject({
  ...sectionFields,
  quotes: z
    .array(
      z.strictObject({
        quote: words.describe('What they say, without quotation marks.'),
        name: words.describe('Who says it.'),
        role: words.describe('Who that is.'),
      }),
    )
    .length(3)
    .describe('Three who speak.'),
});

/** Three posts. */
export const newsSchema = z.strictObject({
  ...sectionFields,
  posts: posts.shape.posts,
  button: buttonLink().describe('The link to all posts.'),
});

/** The form, and the ways to reach the firm. */
export const contactSchema = z.strictObject({
  ...sectionFields,
  lines: z
    .strictObject({
      call: words.describe('Above the telephone number.'),
      write: words.describe('Above the e-mail address.'),
      visit: words.describe('Above the address.'),
    })
    .describe('What stands above each way to reach the firm.'),
});

/** Seven clients, all of one size. */
export const clientsSchema = z.strictObject({
  ...sectionFields,
  clients: z
    .array(words.describe('A name of two short words.'))
    .length(7)
    .describe('The clients: seven bubbles.'),
});

/** What the two say where the page ends. */
export const footerSchema = z.strictObject({
  burst: line.describe('One word, very large, in the ring of drops: the bubble has burst.'),
  after: line.describe('One or two short sentences below it.'),
});
