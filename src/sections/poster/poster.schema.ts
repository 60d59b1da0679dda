import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';
import { bandTones } from '~/ui/band/Band';

/** Somebody’s trade as a poster: a greeting, words that take turns, and a portrait that makes room. */
export const posterSchema = z.strictObject({
  /** For links to this section: `home` makes `#home`. */
  id: z.string().optional(),
  tone: z.enum(bandTones).default('accent'),
  /** One word, the first line of the page's heading. */
  greeting: z.string().min(1),
  /** The greeting's language where it is not the page's, a BCP 47 tag: `gsw`. */
  greetingLanguage: z.string().optional(),
  /** Three trades of two short words each: every word has a line, and none is longer than nine letters. */
  words: z
    .array(z.string().regex(/^\S{1,9} \S{1,9}$/, 'two words of at most nine letters'))
    .length(3),
  /** Paragraphs below. */
  text: z.array(z.string().min(1)).min(1).max(2),
  buttons: z.array(buttonLink()).min(1).max(2),
  /** A head; printed in one ink. */
  portrait: picture({
    widths: [240, 320, 480, 640, 900],
    sizes: '(width < 48rem) 70vw, (width < 84rem) 31vw, 28rem',
  }),
});
