import { z } from 'astro/zod';
import { text, texts } from '~/lib/words/words.schema';

/** The words of the wardrobe, which its panel fetches. */
const wardrobeWords = z.strictObject({
  ...texts('action', 'house', 'onHome', 'onInner', 'shut', 'themes', 'colours'),
  ...texts('background', 'text', 'accent', 'own', 'contrast', 'pairText', 'pairMuted'),
  ...texts('pairAccent', 'pairOnAccent', 'passes', 'faces', 'radius', 'sharp', 'soft', 'round'),
  ...texts('pill', 'space', 'close', 'even', 'wide', 'motion', 'brisk', 'calm', 'springy'),
  ...texts('stepped', 'take', 'copyFile', 'download', 'copyLine', 'link', 'copied', 'notCopied'),
  ...texts('undo', 'undoAll'),
  worn: text('firm'),
  comment: text('firm'),
  digits: text('colour'),
  takeBack: text('colour'),
  nearest: text('colour'),
  ratio: text('figure'),
  falls: text('least'),
  file: text('path'),
});

/** A file of `src/showcase/words`. */
export const showcaseWordsSchema = z.strictObject({
  demoBar: z.strictObject({ ...texts('close', 'buy'), text: text('homes') }),
  wardrobe: wardrobeWords,
});

/** What the template says when it sells itself. */
export type ShowcaseWords = z.infer<typeof showcaseWordsSchema>;
