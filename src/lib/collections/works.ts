import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { didYouMean } from '~/lib/content/nearest';
import { enlargeable, type EnlargeablePicture, type LargeSize } from '~/lib/pictures/enlargeable';
import { picture, type PictureData, type PictureOptions } from '~/lib/pictures/picture';
import { HOUSE, WORK_FOLDERS } from '~/lib/works/work-files';
import { worksOf } from '~/lib/works/works-of';
import { works as publishedWorks, workNames } from '~/lib/works/works';
import { cardOf, type CoverView, type WorkCard } from './work-card';

/** What a list may say of a work in place of the work's own words. */
const reworded = {
  title: z.string().min(1).optional().describe('In place of the work’s own title, on this list.'),
  category: z.string().min(1).optional().describe('In place of its own category, on this list.'),
  description: z.string().min(1).optional().describe('In place of its own words, on this list.'),
};

/** A work written out in a list: it has no page. */
const writtenOut = {
  title: z.string().min(1).describe('What the work is called.'),
  category: z.string().min(1).describe('For example `Web Design`.'),
  description: z.string().min(1).optional().describe('One sentence: what was made.'),
};

const workName = z.string().min(1).meta({
  names: 'works',
  description: 'The name of a work: its file, without folder and ending.',
});

/** All works of one folder, so that a file that is added needs no line in a list. */
const folder = z.strictObject({
  of: z
    .string()
    .refine((of) => of === HOUSE || existsSync(`src/demos/${of}`), {
      error: ({ input }) =>
        `${HOUSE}, or the name of a home; there is no src/demos/${String(input)}`,
    })
    .describe(`Whose works: a home’s, by its name, or ${HOUSE} for those of src/content/works.`),
  category: z.string().min(1).optional().describe('Of this category alone.'),
  skip: z.int().min(1).optional().describe('How many of the first are left out.'),
  most: z.int().min(1).optional().describe('How many at most, from the first.'),
});

/** What a list adds to a work by its own fields. */
type Own<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** An item of a list, as it is written. */
const item = z.union([z.string(), z.record(z.string(), z.unknown())]);

/**
 * Works in content, in the order of the list: each by the name of its file, alone or as `work` beside
 * the fields that this list adds; or written out, without a page. A list without fields of its own may
 * be all works of a folder instead. Works that are held back are left out.
 *
 * @param own the list's own fields
 * @param cover how the list shows covers, if it does
 */
function listOf<Fields, Cover>(own: z.ZodRawShape, cover?: CoverView<Cover>) {
  const named = z.strictObject({ work: workName, ...reworded, ...own });
  const whole = z.strictObject({
    ...writtenOut,
    ...(cover && { picture: cover.schema.describe('What it looks like.') }),
    ...own,
  });
  const isPlain = Object.keys(own).length === 0;
  const items = z.array(z.union([workName, named, whole])).min(1);
  type Card = WorkCard & Fields & { picture: Cover };
  return z
    .union([z.array(item).min(1), ...(isPlain ? [folder] : [])])
    .transform(async (written, ctx): Promise<Card[]> => {
      const all = await publishedWorks();
      const list = Array.isArray(written) ? written : await worksOf(written);
      const cards = await Promise.all(
        list.map(async (entry, index) => {
          const report = (message: string, path: PropertyKey[] = []) => {
            ctx.addIssue({
              code: 'custom',
              path: Array.isArray(written) ? [index, ...path] : path,
              message,
            });
          };
          const said = typeof entry === 'string' ? { work: entry } : entry;
          const isNamed = 'work' in said;
          const { data, error } = await (isNamed ? named : whole).safeParseAsync(said);
          for (const { message, path } of error?.issues ?? []) report(message, path);
          if (!data) return [];
          if (!isNamed) return [{ id: `own-${index}`, ...data }];
          const { work: name, ...rest } = data as { work: string };
          const work = all.find((one) => one.name === name);
          if (!work && !workNames().includes(name))
            report(absent(name), typeof entry === 'string' ? [] : ['work']);
          if (!work) return [];
          // What a list says in a work's place is in the list's language.
          const own = 'title' in rest && { mark: undefined };
          return [{ ...(await cardOf(work, cover, report)), ...rest, ...own }];
        }),
      );
      // TypeScript cannot infer the output of objects whose shape is generic.
      return cards.flat() as Card[];
    })
    .meta({
      shape: isPlain ? z.union([items, folder]) : items,
      description: `Names of works, which are files in ${WORK_FOLDERS}, in the order of the page; or works written out, without a page${isPlain ? '; or all of a folder: { of: house }' : ''}.`,
    });
}

const absent = (name: string) =>
  `the name of a work: there is no ${name}.yaml in ${WORK_FOLDERS}${didYouMean(name, workNames())}`;

const shown = (view: PictureOptions): CoverView<PictureData> => ({
  schema: picture(view),
  withName: (cover, name) => ({ ...cover, ...name }),
});

/** Works with their covers, as lists show them. */
export const works = (view: PictureOptions) => listOf<unknown, PictureData>({}, shown(view));

/** Works with their covers and what the list adds to each. */
export const worksWith = <Shape extends z.ZodRawShape>(view: PictureOptions, own: Shape) =>
  listOf<Own<Shape>, PictureData>(own, shown(view));

/** Works without their covers: the list draws each in its own way. */
export const drawnWorks = <Shape extends z.ZodRawShape>(own: Shape) =>
  listOf<Own<Shape>, undefined>(own);

/** Works with covers that a lightbox can enlarge. */
export const enlargeableWorks = (view: PictureOptions, large: LargeSize) =>
  listOf<unknown, EnlargeablePicture>(
    {},
    {
      schema: enlargeable(view, large),
      withName: ({ thumbnail, ...rest }, name) => ({
        ...rest,
        thumbnail: { ...thumbnail, ...name },
      }),
    },
  );
