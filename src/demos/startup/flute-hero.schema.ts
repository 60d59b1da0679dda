import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** The first screen: what the firm is, and beside it in slides what it does. */
export const fluteHeroSchema = z.strictObject({
  lines: z
    .array(z.string().min(1))
    .length(3)
    .describe('The page’s heading, in three short lines: the longer, the smaller they are set.'),
  label: z.string().min(1).describe('What the slides are, for those who cannot see them.'),
  autoplay: carouselFields.autoplay,
  slides: z
    .array(
      z.strictObject({
        category: z.string().min(1).describe('A few words above the title.'),
        title: z.string().min(1).describe('The slide’s title.'),
        description: z.string().min(1).describe('One or two sentences below the title.'),
        button: buttonLink().describe('Where the slide leads.'),
        picture: picture({
          widths: [720, 1080, 1440],
          sizes: '(width < 64rem) 100vw, 50vw',
        }).describe('A pane of six flutes; pale where the heading’s ends lie over it.'),
      }),
    )
    .min(2)
    .describe('The slides.'),
});
