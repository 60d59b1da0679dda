import { z } from 'astro/zod';
import { WORK_FORMATS, type SiteApi } from '../../contract/site.ts';
import type { CallsOf } from '../call.ts';
import { create } from './create.ts';
import { addLanguage, languageOffers } from './languages.ts';
import { siteLists } from './lists.ts';
import { moveWork } from './move-work.ts';
import { publish } from './publish.ts';
import { remove, usesOf } from './remove.ts';
import { translate, translations } from './translations.ts';

const nothing = z.strictObject({});
const title = z.string().trim().min(1).max(120);
/** The name of a folder of `src/demos`. */
const home = z.string().regex(/^[\w-]+$/);
const page = z.strictObject({ path: z.string().startsWith('/') });

const newThing = z.union([
  z.strictObject({ kind: z.enum(['page', 'text', 'post']), title }),
  z.strictObject({
    kind: z.literal('work'),
    title,
    home: home.optional(),
    format: z.enum(WORK_FORMATS),
    film: z.string().optional(),
  }),
]);

/** The calls about what the site consists of: posts, works, pages, languages. */
export const siteCalls: CallsOf<SiteApi> = {
  siteLists: { input: nothing, run: (studio) => siteLists(studio) },
  create: { input: newThing, run: create },
  publish: {
    input: z.strictObject({ file: z.string(), isPublished: z.boolean() }),
    run: async (studio, { file, isPublished }) => ({
      mistakes: await publish(studio, file, isPublished),
    }),
  },
  moveWork: {
    input: z.strictObject({ file: z.string(), to: z.int().min(0) }),
    run: async (studio, { file, to }) => {
      await moveWork(studio, file, to);
      return {};
    },
  },
  usesOf: { input: page, run: (studio, { path }) => usesOf(studio, path) },
  remove: {
    input: page,
    run: async (studio, { path }) => {
      await remove(studio, path);
      return {};
    },
  },
  translations: { input: nothing, run: (studio) => translations(studio) },
  translate: {
    input: z.strictObject({ file: z.string(), language: z.string() }),
    run: (studio, { file, language }) => translate(studio, file, language),
  },
  languageOffers: { input: nothing, run: (studio) => languageOffers(studio) },
  addLanguage: {
    input: z.strictObject({ language: z.string() }),
    run: async (studio, { language }) => {
      await addLanguage(studio, language);
      return {};
    },
  },
};
