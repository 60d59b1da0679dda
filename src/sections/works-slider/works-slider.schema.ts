import { z } from 'astro/zod';
import { works } from '~/lib/collections/works';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** @param sizes the `sizes` attribute of a work's picture */
const worksSlider = (sizes: string) =>
  z.strictObject({
    ...sectionFields,
    ...carouselFields,
    caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
    works: works({ widths: [720, 1080, 1440, 1920], sizes }),
  });

/**
 * A carousel of works, several at a time, with pictures as large as the `cards` look shows them.
 */
export const worksSliderSchema = worksSlider(
  '(width <= 481px) 92vw, (width <= 993px) 46vw, (width < 84rem) 30vw, 27rem',
);

/**
 * A carousel of works, one at a time (`preset: one`), with pictures as wide as the `lead` look
 * shows them.
 */
export const leadWorksSliderSchema = worksSlider('(width < 90rem) 92vw, 84rem');
