import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { aboutMeSchema } from '~/sections/about-me/about-me.schema';

const { id, heading, tabs } = aboutMeSchema.shape;

const figure = z.strictObject({
  value: z.int().min(0).describe('The figure.'),
  label: z.string().min(1).describe('What it counts.'),
});

/** Who somebody is: a portrait, a sum worked out in the margin, and tabs with the rest. */
export const aboutSchema = z.strictObject({
  id,
  heading,
  lead: z.string().min(1).describe('What the heading runs on into, in its size.'),
  text: z.array(z.string().min(1)).min(1).describe('Paragraphs.'),
  portrait: picture({
    widths: [480, 720, 1080],
    sizes: '(width < 48rem) 92vw, 38vw',
  }).describe('Who it is. Its ground is the page’s own.'),
  caption: z.string().min(1).describe('Words below the portrait.'),
  sum: z
    .strictObject({
      parts: z.array(figure).min(2).describe('What is added up.'),
      total: z.string().min(1).describe('What the total counts; it is worked out.'),
    })
    .describe('An addition, as one writes it in a margin.'),
  tabs,
});
