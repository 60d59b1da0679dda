import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** The side to which the words are aligned. */
const textPositions = ['start', 'middle', 'end'] as const;

/**
 * In windows taller than the picture only its middle is shown, so it is rendered wider than the
 * window.
 */
const BEHIND_THE_WORDS = '(width < 40rem) 180vw, max(100vw, 150vh)';

const heroPicture = (sizes: string) => picture({ widths: [750, 1080, 1440, 1920, 2400], sizes });

const slideSchema = (sizes: string) =>
  z
    .strictObject({
      textPosition: z
        .enum(textPositions)
        .default('start')
        .describe('Which side the words keep to: start if left out, middle, or end.'),
      category: z.string().min(1).optional().describe('A few words above the title.'),
      title: z.string().min(1).describe('The slide’s title.'),
      emphasis: z
        .string()
        .min(1)
        .optional()
        .describe('The words of the title that take the accent; exactly as the title has them.'),
      description: z.string().min(1).optional().describe('One or two sentences below the title.'),
      button: buttonLink().optional().describe('Where the slide leads.'),
      picture: heroPicture(sizes)
        .optional()
        .describe(
          'Behind or beside the words; left out where one picture stands behind all slides.',
        ),
    })
    .refine(({ title, emphasis = '' }) => title.includes(emphasis), {
      path: ['emphasis'],
      error: 'words of the title',
    });

/**
 * A page's first screen as several slides.
 *
 * @param sizes the `sizes` attribute of its pictures in the page's own layout
 */
export const heroSliderIn = (sizes: string) =>
  z
    .strictObject({
      autoplay: carouselFields.autoplay,
      id: sectionFields.id,
      label: z
        .string()
        .min(1)
        .describe('What the slides are, for those who cannot see them, for example What we do.'),
      heading: z
        .string()
        .min(1)
        .optional()
        .describe(
          'The page’s heading, not seen. A single slide needs none: its title is the page’s heading.',
        ),
      dissolve: z
        .boolean()
        .default(true)
        .describe('Whether slides dissolve into each other; else they pass by.'),
      picture: heroPicture(sizes).optional().describe('One picture behind all slides.'),
      slides: z.array(slideSchema(sizes)).min(1).describe('The slides, in their order.'),
    })
    .refine(({ heading, slides }) => heading !== undefined || slides.length === 1, {
      path: ['heading'],
      error: 'the page’s heading: the first slide’s title is away while another slide shows',
    });

/** A page's first screen as slides, with the pictures behind the words. */
export const heroSliderSchema = heroSliderIn(BEHIND_THE_WORDS);
