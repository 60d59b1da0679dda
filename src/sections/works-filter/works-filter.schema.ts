import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { works } from '~/lib/collections/works';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The maximum number of kinds: the stylesheet has one selector for each. */
const MOST_KINDS = 8;

/** A grid of works that can be filtered by kind. */
export const worksFilterSchema = z.strictObject({
  ...sectionFields,
  legend: z.string().min(1).describe('What is chosen, for screen readers: Kind of work.'),
  all: z.string().min(1).describe('The choice that shows every kind.'),
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: works({
    widths: [720, 1080],
    sizes: '(width < 40rem) 92vw, (width < 84rem) 45vw, 40rem',
  }).refine((works) => new Set(works.map(({ category }) => category)).size <= MOST_KINDS, {
    error: `works of at most ${MOST_KINDS} categories`,
  }),
  first: z.int().min(1).describe('How many are shown before somebody asks for more.'),
  more: buttonLink().describe('The button that shows the others: this page’s own address.'),
});
