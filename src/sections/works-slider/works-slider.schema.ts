import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { projects } from '~/lib/collections/projects';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** @param sizes the `sizes` attribute of a work's picture */
const worksSlider = (sizes: string) =>
  z.strictObject({
    ...sectionFields,
    ...carouselFields,
    caseStudy: buttonLink().describe('The link below each work.'),
    works: projects({ widths: [720, 1080, 1440, 1920], sizes }).describe(
      'Names of works in src/content/projects.yaml, or works written out.',
    ),
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
