import { getCollection, type CollectionEntry } from 'astro:content';
import { z } from 'astro/zod';
import site from '~site';
import { members } from '~/lib/collections/team';
import { formatDate } from '~/lib/format-date';
import { picture, type PictureData, type PictureOptions } from '~/lib/picture';

/** A post of the journal as sections show it. */
export interface Post {
  title: string;
  /** Its path on this site, without the base path. */
  path: string;
  category: string;
  date: Date;
  /** The date as people write it, in the site's language. */
  day: string;
  author: Author;
  cover: PictureData;
  excerpt: string;
  comments: number;
  likes: number;
}

type Author = z.infer<ReturnType<typeof members>>[number];

/** How many posts a page of the blog shows (specification, section 9). */
export const POSTS_PER_PAGE = 6;

/** Beside a post's date the writer is a small round portrait. */
const PORTRAIT: PictureOptions = { widths: [96, 160], sizes: '48px' };

/** Every post's file, the newest first. */
export async function postFiles(): Promise<CollectionEntry<'posts'>[]> {
  const files = await getCollection('posts');
  return files.sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
}

/** Where a post stands on this site. */
export const postPath = ({ id, data }: CollectionEntry<'posts'>) => data.path ?? `/blog/${id}`;

/**
 * A post with its cover in the sizes that a section asks for.
 *
 * @throws {Error} naming the post's file when its author is not in the team
 */
export async function toPost(file: CollectionEntry<'posts'>, view: PictureOptions): Promise<Post> {
  const { author, cover, ...rest } = file.data;
  const found = await members(PORTRAIT).safeParseAsync([author]);
  if (!found.success || !found.data[0])
    throw new Error(
      `src/content/posts/${file.id}.md\nauthor: ${z.prettifyError(found.error ?? new z.ZodError([]))}`,
    );
  return {
    ...rest,
    path: postPath(file),
    day: formatDate(rest.date, site.language),
    author: found.data[0],
    cover: await picture(view).parseAsync(cover),
  };
}

/** In content: a number of posts; it comes out as that many of the newest. */
export const latestPosts = (view: PictureOptions) =>
  z
    .int()
    .min(1)
    .transform(async (count) => {
      const files = await postFiles();
      return Promise.all(files.slice(0, count).map((file) => toPost(file, view)));
    });
