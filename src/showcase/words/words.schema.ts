import { z } from 'astro/zod';
import { text, texts } from '~/lib/words/text-schema';

/** The words of the wardrobe, which its panel fetches. */
const wardrobeWords = z.strictObject({
  ...texts({
    action: 'The button that opens the wardrobe, and the heading of its panel.',
    house: 'The name of the theme that no home wears.',
    onHome: 'Below the heading of the themes, on a home.',
    onInner: 'Below the heading of the themes, on an inner page.',
    shut: 'The button that closes the panel, as a screen reader says it.',
    themes: 'The heading above the themes.',
    colours: 'The heading above the colours.',
    background: 'The label of the background’s colour.',
    text: 'The label of the text’s colour.',
    accent: 'The label of the accent colour.',
    own: 'The choice of what the theme has by itself: a button beside a colour, and the first step of a scale.',
    contrast: 'What the list of contrasts is called by a screen reader.',
    pairText: 'The line with the contrast of text on the background.',
    pairMuted: 'The line with the contrast of small print on the background.',
    pairAccent: 'The line with the contrast of the accent on the background.',
    pairOnAccent: 'The line with the contrast of words on the accent.',
    passes: 'Behind a contrast that suffices.',
    faces: 'The heading above the typefaces.',
    radius: 'The heading above the steps of the corners.',
    sharp: 'A step of the corners: none are rounded.',
    soft: 'A step of the corners: a little rounded.',
    round: 'A step of the corners: well rounded.',
    pill: 'A step of the corners: buttons have round ends.',
    space: 'The heading above the steps of the room between sections.',
    close: 'A step of the room: little.',
    even: 'A step of the room: medium.',
    wide: 'A step of the room: much.',
    motion: 'The heading above the steps of the motion.',
    brisk: 'A step of the motion: fast.',
    calm: 'A step of the motion: slow.',
    springy: 'A step of the motion: it overshoots and comes back.',
    stepped: 'A step of the motion: in jerks.',
    take: 'The heading above the look as a file.',
    copyFile: 'The button that copies the theme’s file.',
    download: 'The button that saves the theme’s file.',
    copyLine: 'The button that copies the line for site.config.ts.',
    link: 'The button that copies the page’s address with the choices in it.',
    copied: 'A button’s words just after it has copied.',
    notCopied: 'A button’s words when the browser does not copy.',
    undo: 'The button that takes back the last choice.',
    undoAll: 'The button that takes back all choices.',
  }),
  worn: text('firm').describe(
    'The theme of the home one looks at, as a screen reader says it; {firm} is its firm.',
  ),
  comment: text('firm').describe(
    'The comment in the theme’s file; {firm} is whose theme it departs from.',
  ),
  digits: text('colour').describe(
    'The field for a colour’s six digits, as a screen reader says it; {colour} is its label.',
  ),
  takeBack: text('colour').describe(
    'The button that takes back a colour, as a screen reader says it; {colour} is its label.',
  ),
  nearest: text('colour').describe(
    'The button that chooses the nearest colour of enough contrast, {colour}.',
  ),
  ratio: text('figure').describe('A contrast: {figure} to one.'),
  falls: text('least').describe('Behind a contrast that does not suffice; {least} would.'),
  file: text('path').describe('Above the theme’s file: {path} is where to save it.'),
});

/** A file of `src/showcase/words`. */
export const showcaseWordsSchema = z.strictObject({
  demoBar: z
    .strictObject({
      ...texts({
        close: 'The button that closes the bar, as a screen reader says it.',
        buy: 'The button that leads to the checkout.',
      }),
      text: text('homes').describe('Beside the template’s name; {homes} is how many homes it has.'),
    })
    .describe('The bar above the header.'),
  wardrobe: wardrobeWords.describe('The wardrobe, in which a visitor tries on themes.'),
});

/** What the template says when it sells itself. */
export type ShowcaseWords = z.infer<typeof showcaseWordsSchema>;
