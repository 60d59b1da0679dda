import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { playableFilm } from '~/lib/films/playable-film';
import { picture } from '~/lib/pictures/picture';
import { paragraphs } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A text beside a picture. */
export const textPictureSchema = z.strictObject({
  ...sectionFields,
  text: paragraphs().describe('Paragraphs and lists, in Markdown; the first is set larger.'),
  lists: z
    .array(z.array(z.string().min(1)).min(1))
    .max(2)
    .default([])
    .describe('Short points below the text, in one or two lists.'),
  picture: picture({
    widths: [720, 1080, 1440],
    sizes: '(min-width: 56rem) 52vw, 92vw',
  }).describe('The picture beside the text.'),
  button: buttonLink().optional().describe('A button below the text.'),
  film: z
    .strictObject({
      title: z.string().min(1).describe('Its name, as the play button speaks it.'),
      film: playableFilm(),
    })
    .optional()
    .describe('The film that the picture plays; none if left out.'),
});
