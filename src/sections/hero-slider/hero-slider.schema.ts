import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/**
 * `full`: pictures fill the section, words stand over them; `split`: words beside a picture;
 * `flutes`: beside a picture that is seen through a row of upright pills; `frieze`: titles of about
 * twenty letters are an inscription in capitals above a wide picture, which stands where it is
 * from slide to slide.
 */
export const heroSliderVariants = ['full', 'split', 'flutes', 'frieze'] as const;

/** Which side the words keep to. */
export const textPositions = ['start', 'middle', 'end'] as const;

const heroPicture = () =>
  picture({
    widths: [480, 780, 1080, 1440, 1920, 2400],
    // Windows taller than the picture is show its middle part only, so it stands wider than they are.
    sizes: '(width < 40rem) 180vw, max(100vw, 150vh)',
  });

const slideSchema = z
  .strictObject({
    textPosition: z.enum(textPositions).default('start'),
    /** A few words above the title. */
    category: z.string().min(1).optional(),
    title: z.string().min(1),
    /** The words of the title that take the accent. */
    emphasis: z.string().min(1).optional(),
    description: z.string().min(1).optional(),
    button: buttonLink().optional(),
    /** Behind or beside the words; left out where one picture stands behind all slides. */
    picture: heroPicture().optional(),
  })
  .refine(({ title, emphasis = '' }) => title.includes(emphasis), {
    path: ['emphasis'],
    error: 'words of the title',
  });

/** A page's first screen, in several slides. */
export const heroSliderSchema = z
  .strictObject({
    autoplay: carouselFields.autoplay,
    /** For links to this section: `home` makes `#home`. */
    id: z.string().optional(),
    /** What the slides are, for those who cannot see them. */
    label: z.string().min(1),
    /** The page's heading, not seen. A single slide needs none: its title is the page's heading. */
    heading: z.string().min(1).optional(),
    variant: z.enum(heroSliderVariants).default('full'),
    /**
     * `drift`: the pictures sway slowly while the slides play, and stand still with them; so it
     * needs `autoplay`, which brings the pause button.
     */
    motion: z.enum(['still', 'drift']).default('still'),
    /** Whether slides dissolve into each other; else they pass by. */
    dissolve: z.boolean().default(true),
    /** How emphasised words are coloured; the gradient ends in the highlight, which must be legible. */
    emphasis: z.enum(['accent', 'gradient']).default('accent'),
    /** One picture behind all slides. */
    picture: heroPicture().optional(),
    slides: z.array(slideSchema).min(1),
  })
  .refine(({ heading, slides }) => heading !== undefined || slides.length === 1, {
    path: ['heading'],
    error: 'the page’s heading: the first slide’s title is away while another slide shows',
  })
  .refine(({ motion, autoplay }) => motion === 'still' || autoplay !== undefined, {
    path: ['motion'],
    error: '`still`, or `autoplay` beside it, whose pause button stops the drift too',
  });
