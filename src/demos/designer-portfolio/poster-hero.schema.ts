import { z } from 'astro/zod';
import { anchors } from '~/lib/routes/anchors';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { sectionTones } from '~/ui/section/Section';

/** Somebody’s trade as a poster: a greeting, words that take turns, and a portrait that makes room. */
export const posterHeroSchema = z.strictObject({
  id: z.string().optional().describe('For links to this section: `home` makes `#home`.'),
  tone: z
    .enum(sectionTones)
    .default('accent')
    .describe('What it stands on; the accent colour where nothing is said.'),
  greeting: z.string().min(1).describe('One word, the first line of the page’s heading.'),
  greetingLanguage: z
    .string()
    .optional()
    .describe('The greeting’s language where it is not the page’s, a BCP 47 tag: `gsw`.'),
  words: z
    .array(z.string().regex(/^\S{1,9} \S{1,9}$/, 'two words of at most nine letters'))
    .length(3)
    .describe(
      'Three trades of two short words each: every word has a line, and none is longer than nine letters.',
    ),
  text: z.array(z.string().min(1)).min(1).max(2).describe('Paragraphs below.'),
  buttons: z.array(buttonLink()).min(1).max(2).describe('One or two buttons below the words.'),
  contents: z
    .strictObject({
      label: z.string().min(1).describe('Its name, as a screen reader says it.'),
      anchors: anchors().describe('An anchor for each section, a column wide.'),
    })
    .optional()
    .describe(
      'The page’s sections, as a last line: its spoken name, and an anchor for each, a column wide.',
    ),
  portrait: picture({
    widths: [480, 720, 1080],
    sizes: '(width < 48rem) 60vw, (width < 84rem) 31vw, 26rem',
  }).describe('A head; printed in one ink.'),
});
