import { getCollection, type CollectionEntry } from 'astro:content';
import { z } from 'astro/zod';
import site from '~site';
import { members } from '~/lib/collections/team';
import { formatDate } from '~/lib/posts/format-date';
import { hasJournal } from '~/lib/posts/journal';
import { faultOf } from '~/lib/routes/link';
import { zodMistakes, formatErrors } from '~/lib/content/mistakes';
import { picture, type PictureData, type PictureOptions } from '~/lib/pictures/picture';
import { groupFaults } from '~/lib/posts/group-path';
import { categoryFaults, heldBack, postFaults, POSTS_FOLDER } from '~/lib/posts/post.schema';
import { printedHtml } from '~/lib/markdown/printed-html';
import { renderFaults } from '~/lib/content/render-faults';
import { hasRoute } from '~/lib/routes/routes';
import { ContentError } from '~/lib/content/content-error';

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
  tags: string[];
  comments: PostFile['data']['comments'];
  /** How many liked it before; nobody counts where it is left out. */
  likes?: number | undefined;
  /** How many minutes it takes to read. */
  minutes: number;
}

/** Who wrote it; only members of the team have a portrait. */
interface Author {
  name: string;
  role?: string | undefined;
  portrait?: PictureData;
}

/** How many posts a page of the blog shows (specification, section 9). */
export const POSTS_PER_PAGE = 6;

/** Beside a post's date the writer is a small round portrait. */
const PORTRAIT: PictureOptions = { widths: [96, 192], sizes: '48px' };

/** The page that shows one post with a film and a form below it. */
export const DETAILS_PATH = '/blog-details';

/** A post's file, and where the post stands on this site. */
export interface PostFile extends CollectionEntry<'posts'> {
  path: string;
  /** What is read next: the post before it in time, after the oldest the newest. */
  next: PostLink;
  /** The post after it in time; the newest has none. */
  previous?: PostLink;
}

/** A post as a link to it. */
export type PostLink = Pick<Post, 'title' | 'path'>;

/**
 * Every post's file, as {@link listPosts} has them.
 *
 * @throws {Error} naming each post that is wrong, with its fields and lines
 */
export async function postFiles(): Promise<PostFile[]> {
  // A build has checked them before it began.
  const faults = import.meta.env.DEV && hasJournal ? [...postFaults(faultOf).values()] : [];
  const files = await listPosts();
  const listed = files.map((file) => ({ ...file.data, file: sourceOf(file) }));
  faults.push(...renderFaults(files), ...categoryFaults(listed), ...groupFaults(listed));
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return files;
}

/**
 * Every post's file that is published, the newest first; `npm run dev` shows those too that are held
 * back. The featured one, else the newest, stands at `/blog-details`
 * as long as that page exists, the others below `/blog`.
 */
export async function listPosts(): Promise<PostFile[]> {
  if (!hasJournal) return [];
  const files = (await getCollection('posts')).filter(
    ({ data }) => import.meta.env.DEV || heldBack(data) === undefined,
  );
  files.sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
  const featured = hasRoute(DETAILS_PATH)
    ? (files.find(({ data }) => data.featured) ?? files[0])
    : undefined;
  const placed = files.map(({ rendered, ...file }) => ({
    ...file,
    ...(rendered && { rendered: { ...rendered, html: printedHtml(rendered.html, {}) } }),
    path: file.id === featured?.id ? DETAILS_PATH : `/blog/${file.id}`,
  }));
  const link = ({ data, path }: (typeof placed)[number]) => ({ title: data.title, path });
  return placed.map((file, index) => {
    const previous = index > 0 && placed[index - 1];
    return {
      ...file,
      next: link(placed.at((index + 1) % placed.length) ?? file),
      ...(previous && { previous: link(previous) }),
    };
  });
}

/**
 * A post with its cover in the sizes that a section asks for.
 *
 * @throws {Error} naming the post's file when its cover cannot be shown, or its author is not in the team
 */
export async function toPost(file: PostFile, view: PictureOptions): Promise<Post> {
  const { author, cover, ...rest } = file.data;
  return {
    ...rest,
    path: file.path,
    day: formatDate(rest.date, site.language),
    author: typeof author === 'string' ? await memberOf(file, author) : author,
    cover: await coverOf(file, cover, view),
    minutes: minutesToRead(file.body ?? ''),
  };
}

/** The file that a post is written in; its address need not be spelt so. */
const sourceOf = ({ filePath, id }: PostFile) => filePath ?? `${POSTS_FOLDER}/${id}.md`;

async function coverOf(
  file: PostFile,
  cover: PostFile['data']['cover'],
  view: PictureOptions,
): Promise<PictureData> {
  const { data, error } = await picture(view).safeParseAsync(cover);
  if (data) return data;
  const mistakes = zodMistakes(error, cover);
  throw new ContentError(
    formatErrors(
      { file: sourceOf(file) },
      mistakes.map((mistake) => ({ ...mistake, path: ['cover', ...mistake.path] })),
    ),
  );
}

async function memberOf(file: PostFile, author: string): Promise<Author> {
  const found = await members(PORTRAIT).safeParseAsync([author]);
  if (found.data?.[0]) return found.data[0];
  const mistakes = zodMistakes(found.error ?? new z.ZodError([]), [author]);
  throw new ContentError(
    formatErrors(
      { file: sourceOf(file) },
      mistakes.map((mistake) => ({ ...mistake, path: ['author'] })),
    ),
  );
}

/** Of a quiet reader. */
const WORDS_PER_MINUTE = 220;

/** Where a hyphen makes one word of two, as it does for a reader. */
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;

/**
 * How many minutes a text takes to read, one at least: by its words, which in Chinese, Japanese or Thai no
 * blank stands between.
 */
export function minutesToRead(text: string, language = site.language): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const all = [...words.segment(text.replace(INNER_HYPHEN, ''))];
  const count = all.filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE));
}

/** What a section that shows posts is told without a journal. */
const OFF =
  'no section with posts, as `journal: false` in site.config.ts switches the journal off: take its line out of the page, and its part out of this file';

/** In content: a number of posts; it comes out as that many of the newest. */
export const latestPosts = (view: PictureOptions) =>
  z
    .int()
    .min(1)
    .check((ctx) => {
      if (!hasJournal) ctx.issues.push({ code: 'custom', message: OFF, input: ctx.value });
    })
    .transform(async (count) => {
      const files = await postFiles();
      return Promise.all(files.slice(0, count).map((file) => toPost(file, view)));
    });
