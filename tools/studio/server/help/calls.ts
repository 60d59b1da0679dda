import { z } from 'astro/zod';
import type { HelpApi } from '../../contract/help.ts';
import type { CallsOf } from '../call.ts';
import { chapterNames, readChapter } from './book.ts';

/** The calls of the help. */
export const helpCalls: CallsOf<HelpApi> = {
  chapters: { input: z.strictObject({}), run: ({ root }) => chapterNames(root) },
  chapter: {
    input: z.strictObject({ name: z.string() }),
    run: ({ root }, { name }) => readChapter(root, name),
  },
};
