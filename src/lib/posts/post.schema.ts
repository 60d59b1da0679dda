import { existsSync, globSync } from 'node:fs';
import { z } from 'astro/zod';
import { assetPath } from '../routes/asset-path.ts';
import { day } from './day.ts';
import { sentences } from '../markdown/sentences.ts';
import { markdownFault, markdownFaults, type FaultOf } from '../markdown/markdown-faults.ts';
import { nameFault, sharedAddressFaults } from '../markdown/markdown-names.ts';
import { formatErrors } from '../content/mistakes.ts';
import { didYouMean } from '../content/nearest.ts';
import { POST_FOLDERS } from './journal.ts';
import { pageFileAt } from '../routes/routes.ts';
import { slugify } from '../routes/slugify.ts';

const comment = z.strictObject({
  name: z.string().min(1).describe('Who wrote it.'),
  date: day.describe('The day it was written: 2026-11-12.'),
  text: z.string().min(1).describe('What they wrote.'),
  isAuthor: z.boolean().default(false).describe('Whether the post’s own writer answers.'),
});

const writer = z.strictObject({
  name: z.string().min(1).describe('Who wrote it.'),
  role: z.string().min(1).optional().describe('What they do.'),
});

/** A category or tag; an address is made from it. */
const listed = z
  .string()
  .min(1)
  .normalize('NFC')
  .refine((name) => slugify(name) !== '', 'a name with a letter or a digit, for its address');

/** The front matter of a journal post. */
export const postSchema = z.strictObject({
  title: z.string().min(1).describe('The post’s title.'),
  category: listed.describe('What it is filed under: one that other posts have, or a new one.'),
  tags: z
    .array(listed)
    .default([])
    .describe('What it is about, in any words; each has a page with all posts that bear it.'),
  date: day.describe('The day it is published: 2026-11-12. Until then it is held back.'),
  draft: z.boolean().default(false).describe('Whether it is held back until this is taken away.'),
  author: z
    .union([z.string().min(1).meta({ entriesOf: 'team' }), writer])
    .describe('Its writer’s name in src/content/team.yaml, or a name and a role written out.'),
  cover: z
    .strictObject({
      file: z
        .string()
        .refine((file) => existsSync(assetPath(file)), {
          error: ({ input }) => `a picture that exists: there is no ${assetPath(String(input))}`,
        })
        .describe('A picture below src/assets.')
        .meta({ names: 'pictures' }),
      alt: z.string().min(1).describe('What it shows.'),
    })
    .describe('The picture on top.'),
  excerpt: sentences('One or two sentences for lists, the feed and search results.', 50, 200),
  comments: z
    .array(comment)
    .default([])
    .describe('The comments that its editor has approved, the oldest first.'),
  likes: z
    .int()
    .min(0)
    .max(9_999_999)
    .optional()
    .describe('How many readers liked it before this one; no hearts where it is left out.'),
  featured: z
    .boolean()
    .default(false)
    .describe('Whether `/blog-details` shows this post; the newest stands there where none is.'),
});

/** The reason why a post is not published today; undefined if it is. */
export function heldBack(
  { draft, date }: Pick<z.infer<typeof postSchema>, 'draft' | 'date'>,
  now = new Date(),
): string | undefined {
  if (draft) return 'a draft';
  return date > now ? `dated ${date.toISOString().slice(0, 10)}, which is to come` : undefined;
}

/** The folder of the journal's own posts. */
export const POSTS_FOLDER = 'src/content/posts';

/** The start of their addresses. */
const POSTS_AT = '/blog/';

/** Describes the mistakes in a post; undefined if there are none. See {@link markdownFault}. */
export const postFault = (file: string, text: string, faultOf: FaultOf): string | undefined =>
  nameFault(file, POSTS_AT, pageFileAt) ?? markdownFault(file, text, postSchema, faultOf);

/** The mistakes in all posts, by file. See {@link markdownFaults}. */
export const postFaults = (faultOf: FaultOf, folders = POST_FOLDERS): ReadonlyMap<string, string> =>
  new Map([
    ...globSync(folders).flatMap((folder) => [
      ...markdownFaults(folder.replaceAll('\\', '/'), 'a post', (file, text) =>
        postFault(file, text, faultOf),
      ),
    ]),
    ...sharedAddressFaults(folders, POSTS_AT),
  ]);

/** Finds categories of a single post that differ from another category by only a letter or two. */
export function categoryFaults(posts: readonly { file: string; category: string }[]): string[] {
  const counts = Map.groupBy(posts, ({ category }) => category);
  return posts.flatMap(({ file, category }) => {
    const others = [...counts.keys()].filter(
      (name) => name !== category && (counts.get(name)?.length ?? 0) > 1,
    );
    const near = didYouMean(category, others);
    if (counts.get(category)?.length !== 1 || near === '') return [];
    return [
      formatErrors({ file }, [
        { path: ['category'], message: `a category; found "${category}"${near}` },
      ]),
    ];
  });
}
