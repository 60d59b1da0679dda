import { getCollection, type CollectionEntry } from 'astro:content';
import { z } from 'astro/zod';
import { members } from '~/lib/collections/team';
import { formatDate } from '~/lib/posts/format-date';
import { hasJournal, homeOfPost, isInJournal, POST_FOLDERS } from '~/lib/posts/journal';
import { didYouMean } from '~/lib/content/nearest';
import { faultOf } from '~/lib/routes/link';
import { zodMistakes, formatErrors } from '~/lib/content/mistakes';
import { picture, type PictureData, type PictureOptions } from '~/lib/pictures/picture';
import { localEntries, type LocalEntry } from '~/lib/languages/entries';
import { markInList, type LanguageMark } from '~/lib/languages/language';
import { groupFaults, groupPath } from '~/lib/posts/group-path';
import { categoryFaults, heldBack, postFaults, POSTS_FOLDER } from '~/lib/posts/post.schema';
import { markdownFilesIn, slugOfFile } from '~/lib/markdown/markdown-names';
import { renderFaults } from '~/lib/content/render-faults';
import { hasRoute } from '~/lib/routes/routes';
import { ContentError } from '~/lib/content/content-error';
import { language } from '~/lib/languages/language';

/** A journal post as sections show it. */
export interface Post {
  title: string;
  /** Its path on this site, without the base path. */
  path: string;
  category: string;
  date: Date;
  /** The date formatted for readers, in the site's language. */
  day: string;
  author: Author;
  cover: PictureData;
  excerpt: string;
  tags: string[];
  /** The pages that list the posts of its category and of each tag. */
  groups: { name: string; path: string }[];
  /** Its language, on pages of further languages: see `markInList`. */
  mark: LanguageMark;
  comments: PostFile['data']['comments'];
  /** Likes to start from; left out, the post has no like counter. */
  likes?: number | undefined;
  /** The reading time in minutes. */
  minutes: number;
  /** Whether the journal lists it; other posts are shown by their home alone. */
  isListed: boolean;
}

/** The author; only team members have a portrait. */
interface Author {
  name: string;
  role?: string | undefined;
  portrait?: PictureData;
}

/** Posts per page of the blog (specification, section 9). */
export const POSTS_PER_PAGE = 6;

/** The author's small round portrait beside a post's date. */
const PORTRAIT: PictureOptions = { widths: [96, 192], sizes: '48px' };

/** The page that shows one post together with a film and a form. */
export const DETAILS_PATH = '/blog-details';

/** A post's file, and the path of the post on this site. */
export interface PostFile extends LocalEntry<CollectionEntry<'posts'>> {
  path: string;
  /** The home whose folder it lies in, if it is not the journal's own. */
  home?: string;
  /** Whether the journal lists it. */
  isListed: boolean;
  /**
   * The post to read next among the journal's or its home's: the one before it in time; after the
   * oldest, the newest.
   */
  next: PostLink;
  /** The post after it in time; the newest has none. */
  previous?: PostLink;
}

/** A post as a link to it. */
export type PostLink = Pick<Post, 'title' | 'path' | 'mark'>;

/**
 * The files of the journal's posts, newest first.
 *
 * @throws {Error} naming each invalid post, with its fields and lines
 */
export const journalFiles = async (): Promise<PostFile[]> =>
  (await postFiles()).filter(({ isListed }) => isListed);

/**
 * The files of all posts, as {@link listPosts} returns them.
 *
 * @throws {Error} naming each invalid post, with its fields and lines
 */
export async function postFiles(): Promise<PostFile[]> {
  // A build checks them before it starts.
  const faults = import.meta.env.DEV && hasJournal ? [...postFaults(faultOf).values()] : [];
  const files = await listPosts();
  const listed = files
    .filter(({ isListed }) => isListed)
    .map((file) => ({ ...file.original.data, file: sourceOf(file.original) }));
  faults.push(...renderFaults(files), ...categoryFaults(listed), ...groupFaults(listed));
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return files;
}

/**
 * The files of all published posts, the journal's and the homes', newest first; `npm run dev` also
 * includes those that are held back. The journal's featured post, or else its newest, is at
 * `/blog-details` as long as that page exists, the others are below `/blog`.
 */
export async function listPosts(): Promise<PostFile[]> {
  if (!hasJournal) return [];
  const files = withLabels(localEntries(await getCollection('posts'))).filter(
    ({ data }) => import.meta.env.DEV || heldBack(data) === undefined,
  );
  files.sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
  const journal = files.filter((file) => isInJournal(sourceOf(file)));
  const featured = hasRoute(DETAILS_PATH)
    ? (journal.find(({ data }) => data.featured) ?? journal[0])
    : undefined;
  const placed = files.map((file) => ({
    ...file,
    ...placeOf(sourceOf(file)),
    path: file.id === featured?.id ? DETAILS_PATH : `/blog/${file.id}`,
  }));
  const link = ({ data, path, languages }: (typeof placed)[number]) => ({
    title: data.title,
    path,
    mark: markInList(languages),
  });
  return placed.map((file) => {
    const shelf = placed.filter(({ isListed, home }) =>
      file.isListed ? isListed : home === file.home,
    );
    const index = shelf.indexOf(file);
    const previous = index > 0 && shelf[index - 1];
    return {
      ...file,
      next: link(shelf.at((index + 1) % shelf.length) ?? file),
      ...(previous && { previous: link(previous) }),
    };
  });
}

/**
 * Posts with their categories and tags in the page's language: a post that is not translated bears the
 * words that translated ones give the same category or tag.
 */
function withLabels(files: LocalEntry<CollectionEntry<'posts'>>[]) {
  const namesOf = ({ category, tags }: PostFile['data']) => [category, ...tags];
  const labels = new Map(
    files
      .flatMap(({ data, original }) =>
        namesOf(original.data).map((name, index) => [name, namesOf(data)[index] ?? name] as const),
      )
      .filter(([name, label]) => name !== label),
  );
  const labelOf = (name: string) => labels.get(name) ?? name;
  return files.map((file) => ({
    ...file,
    data: {
      ...file.data,
      category: labelOf(file.original.data.category),
      tags: file.original.data.tags.map(labelOf),
    },
  }));
}

/** Whose post a file is. */
function placeOf(source: string): Pick<PostFile, 'home' | 'isListed'> {
  const home = homeOfPost(source);
  return { isListed: isInJournal(source), ...(home !== undefined && { home }) };
}

/**
 * Builds a post, with its cover in the sizes that a section needs.
 *
 * @throws {Error} naming the post's file if its cover cannot be shown or its author is not in the
 * team
 */
export async function toPost(file: PostFile, view: PictureOptions): Promise<Post> {
  const { author, cover, ...rest } = file.data;
  return {
    ...rest,
    path: file.path,
    isListed: file.isListed,
    groups: groupsOf(file),
    mark: markInList(file.languages),
    day: formatDate(rest.date, language()),
    author: typeof author === 'string' ? await memberOf(file, author) : author,
    cover: await coverOf(file, cover, view),
    minutes: minutesToRead(file.body ?? ''),
  };
}

/** The lists that a post stands in: its category's and its tags'. */
export function groupsOf({ data, original }: Pick<PostFile, 'data' | 'original'>) {
  const { category, tags } = original.data;
  return [
    { kind: 'category' as const, name: data.category, path: groupPath('category', category) },
    ...tags.map((tag, index) => ({
      kind: 'tag' as const,
      name: data.tags[index] ?? tag,
      path: groupPath('tag', tag),
    })),
  ];
}

/** The source file of a post; its spelling may differ from the address. */
const sourceOf = ({ filePath, id }: Pick<PostFile, 'filePath' | 'id'>) =>
  filePath ?? `${POSTS_FOLDER}/${id}.md`;

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

/** The reading speed of a person who reads silently. */
const WORDS_PER_MINUTE = 220;

/** A hyphen within a compound, which readers count as one word. */
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;

/**
 * The reading time of a text in whole minutes, at least one. Counts words with `Intl.Segmenter`,
 * because Chinese, Japanese and Thai put no spaces between them.
 */
export function minutesToRead(text: string, tag = language()): number {
  const words = new Intl.Segmenter(tag, { granularity: 'word' });
  const all = [...words.segment(text.replace(INNER_HYPHEN, ''))];
  const count = all.filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE));
}

/** The message for sections with posts when the journal is off. */
const OFF =
  'no section with posts, as `journal: false` in site.config.ts switches the journal off: take its line out of the page, and its part out of this file';

/**
 * In content: a number of posts, for that many of the journal's newest; or the names of posts,
 * which are shown in that order. Posts that are held back are left out.
 */
export const latestPosts = (view: PictureOptions) =>
  z
    .union([z.int().min(1), z.array(z.string()).min(1)])
    .check((ctx) => {
      if (!hasJournal) ctx.issues.push({ code: 'custom', message: OFF, input: ctx.value });
    })
    .transform(async (asked, ctx) => {
      const files =
        typeof asked === 'number'
          ? (await journalFiles()).slice(0, asked)
          : await namedPosts(asked, (index, message) => {
              ctx.addIssue({ code: 'custom', path: [index], message });
            });
      return Promise.all(files.map((file) => toPost(file, view)));
    });

/** The published posts with these names. */
async function namedPosts(
  names: readonly string[],
  report: (index: number, message: string) => void,
): Promise<PostFile[]> {
  const files = await postFiles();
  const known = markdownFilesIn(POST_FOLDERS).map(slugOfFile);
  return names.flatMap((name, index) => {
    if (!known.includes(name))
      report(
        index,
        `the name of a post's file, without its ending: there is no ${name}.md in ${POST_FOLDERS}${didYouMean(name, known)}`,
      );
    return files.find(({ id }) => id === name) ?? [];
  });
}
