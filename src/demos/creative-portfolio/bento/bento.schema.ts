import { z } from 'astro/zod';
import { drawnWorks } from '~/lib/collections/works';
import { plural } from '~/lib/words/text-schema';
import { drawing } from './drawing';

/** The colours that a block may have; each has its ink in `grounds.module.css`. */
const grounds = ['tomato', 'cobalt', 'sun', 'pine', 'rose', 'ink'] as const;

/** How many works the layout has places for, and how many of them a kind may have. */
const WORKS = 12;
const OF_A_KIND = { min: 2, max: 4 } as const;

/** What is said by turns; the first of the two begins. */
export const talk = z.array(z.string().min(1)).min(2);

/** The title, the filter and twelve works as blocks of one field. */
export const bentoSchema = z
  .strictObject({
    speakers: z
      .tuple([z.string().min(1), z.string().min(1)])
      .describe('The names of the two who talk; the first speaks at the left.'),
    title: z
      .strictObject({
        heading: z
          .tuple([z.string().min(1), z.string().min(1)])
          .describe('The page’s heading: a sentence that one begins and the other ends.'),
        talk: talk.describe('What they say below it, by turns.'),
      })
      .describe('The page’s heading and what stands below it.'),
    filter: z
      .strictObject({
        legend: z.string().min(1).describe('What the filter is for; it is read aloud.'),
        all: z.string().min(1).describe('Shows all works.'),
        kinds: z.array(z.string().min(1)).length(4).describe('Four kinds, as the works name them.'),
        shown: plural.describe('Says how many works are left.'),
      })
      .describe('The buttons that show works of one kind.'),
    more: z.string().min(1).describe('The words of the link from each work to its page.'),
    works: drawnWorks({
      talk: talk.describe('A sentence about it, begun by the first and ended by the second.'),
      ground: z.enum(grounds).describe('The colour that the drawing was made for.'),
      drawing: drawing.describe('The work, as a drawing.'),
      fills: z
        .boolean()
        .optional()
        .describe('The drawing fills its part of the block to the edges, and is cut there.'),
    }).refine(
      ({ length }) => length === WORKS,
      `exactly ${WORKS} works, in the order of the field, each of one of the filter’s kinds`,
    ),
  })
  .superRefine(({ filter, works }, ctx) => {
    const { min, max } = OF_A_KIND;
    for (const kind of filter.kinds) {
      const count = works.filter(({ category }) => category === kind).length;
      if (count >= min && count <= max) continue;
      ctx.addIssue({ code: 'custom', message: `${min} to ${max} works of the kind ${kind}` });
    }
    for (const { title, category } of works) {
      if (filter.kinds.includes(category)) continue;
      ctx.addIssue({ code: 'custom', message: `a kind of the filter for ${title}` });
    }
  });

/** The bento's content. */
export type BentoContent = z.infer<typeof bentoSchema>;

/** One work. */
export type Work = BentoContent['works'][number];
