import { z } from 'astro/zod';
import { demos } from '~/lib/routes/demos';
import { picture } from '~/lib/pictures/picture';
import { text } from '~/lib/words/text-schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { homeOf } from './key-homes';

/** What the panel says by itself; the page holds nothing of it until somebody comes near. */
const words = z.strictObject({
  download: text('file').describe('A link that downloads {file}.'),
  shown: text('page', 'name').describe(
    'Says to those who cannot see it what is shown: {page} under the {name}.',
  ),
  moved: text('colour').describe('Says that {colour} was changed a little so that it can be read.'),
  swatches: text().describe('What the colours are for, for those who cannot see them.'),
});

/** The panel's own words. */
export type KeyWords = z.infer<typeof words>;

/** Six lines of real files in which a visitor puts their own name over a home's door. */
export const keysSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    home: z.string().min(1).describe('The home that is shown first, by its folder’s name.'),
    lines: z
      .strictObject({
        name: text().describe('Beside the line of the name.'),
        accent: text().describe('Beside the line of the accent colour.'),
        face: text().describe('Beside the line of the typeface.'),
        home: text().describe('Beside the line of the home.'),
      })
      .describe('What each line is for, as a comment in the file says it.'),
    files: text().describe('What stands before the files that one may download.'),
    picture: picture({ widths: [720, 1600], sizes: '(width >= 64rem) 56vw, 92vw' }).describe(
      'What stands there until somebody comes near: the panel with a home behind it.',
    ),
    swatches: z
      .array(
        z.strictObject({
          name: z.string().min(1).describe('What the colour is called.'),
          colour: z
            .templateLiteral(['#', z.string().regex(/^[\da-f]{6}$/)])
            .describe('The colour: # and six digits or letters from a to f.'),
        }),
      )
      .min(1)
      .describe('Colours to begin with, each with a name.'),
    words: words.describe('What the panel says by itself.'),
  })
  .transform((content) => ({
    ...content,
    home: homeOf(content.home) ?? homeOf(demos[0]?.slug ?? ''),
  }));
