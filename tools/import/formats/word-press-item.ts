import type { ItemKind, OldComment, OldItem, OldPicture } from '../model.ts';
import { withParagraphs } from './paragraphs.ts';
import { withoutShortCodes } from './short-codes.ts';
import { footnotesOf } from './word-press-footnotes.ts';
import type { XmlElement } from './xml.ts';

/** What becomes of the types of posts that WordPress and its portfolio plug-ins know. */
export const KINDS: Readonly<Record<string, ItemKind | undefined>> = {
  post: 'post',
  page: 'page',
  'jetpack-portfolio': 'work',
  portfolio: 'work',
  portfolio_page: 'work',
  project: 'work',
};

/** What an item refers to elsewhere in its export. */
export interface Around {
  readonly file: string;
  /** The old site's address. */
  readonly url: string;
  /** Names that are shown, by the names that authors log in with. */
  readonly authors: ReadonlyMap<string, string>;
  readonly byId: (id: string) => OldPicture | undefined;
  /** Pictures that were uploaded to an entry, by its number. */
  readonly ownOf: (id: string) => OldPicture[];
  readonly lose: (kind: string, line: number, what: string) => void;
}

/** What WordPress writes where nothing was said. */
const NO_CATEGORY = new Set(['uncategorized', 'uncategorised']);

const CLASSIFIED: Readonly<Record<ItemKind, readonly string[]>> = {
  post: ['category'],
  page: ['category'],
  work: [
    'jetpack-portfolio-type',
    'portfolio_category',
    'project_category',
    'portfolio_entries',
    'category',
  ],
};

const TAGS = ['post_tag', 'jetpack-portfolio-tag', 'project_tag', 'portfolio_tag'];

/** Reads an entry that is shown on a page of its own. */
export function itemOf(entry: XmlElement, kind: ItemKind, around: Around): OldItem {
  const { file, authors, byId, ownOf, lose } = around;
  const id = entry.textOf('wp:post_id');
  const source = entry.textOf('content:encoded');
  const title = entry.textOf('title').trim();
  const lost = (code: string) => {
    lose('shortcodes', entry.line, `${title || id}: ${code}`);
  };
  const replaced = withoutShortCodes(source, { byId, own: ownOf(id) }, lost);
  // The block editor writes paragraphs itself.
  const html = source.includes('<!-- wp:') ? replaced : withParagraphs(replaced);
  const terms = (domains: readonly string[]) =>
    entry
      .all('category')
      .filter((one) => domains.includes(one.attribute('domain') ?? ''))
      .map(({ text }) => text.trim())
      .filter((name) => name !== '' && !NO_CATEGORY.has(name.toLowerCase()));
  const [category, ...further] = terms(CLASSIFIED[kind]);
  const creator = entry.textOf('dc:creator').trim();
  const shown = authors.get(creator) ?? '';
  const author = shown === '' ? creator : shown;
  const cover = byId(meta(entry, '_thumbnail_id') ?? '');
  const excerpt = entry.textOf('excerpt:encoded').trim();
  const date = dateOf(entry, 'post_date');
  const updated = dateOf(entry, 'post_modified');
  const draft = draftOf(entry);
  return {
    kind: kind === 'post' && isGallery(entry, source) ? 'work' : kind,
    place: { file, line: entry.line },
    title,
    slug: decoded(entry.textOf('wp:post_name')),
    body: { html: html + footnotesOf(meta(entry, 'footnotes')) },
    ...(date !== undefined && { date }),
    ...(updated !== undefined && { updated }),
    ...(draft !== undefined && { draft }),
    ...(author && { author }),
    ...(category !== undefined && { category }),
    tags: [...new Set([...further, ...terms(TAGS)])],
    ...(excerpt && { excerpt }),
    ...(cover && { cover }),
    comments: commentsOf(entry, creator, author, around),
    featured: entry.textOf('wp:is_sticky') === '1',
    addresses: addressesOf(entry, around.url),
  };
}

/** The value of a field that WordPress or a plug-in keeps beside an entry. */
export const meta = (entry: XmlElement, key: string): string | undefined =>
  entry
    .all('wp:postmeta')
    .find((one) => one.textOf('wp:meta_key') === key)
    ?.textOf('wp:meta_value');

/** Whether an entry shows pictures: WordPress's format says so, or nothing but a gallery stands in it. */
function isGallery(entry: XmlElement, source: string): boolean {
  const format = entry
    .all('category')
    .some(
      (one) =>
        one.attribute('domain') === 'post_format' &&
        one.attribute('nicename') === 'post-format-gallery',
    );
  const rest = source
    .replace(/<!-- wp:gallery[^]*?<!-- \/wp:gallery -->/g, '')
    .replace(/\[gallery[^\]]*\]/gi, '');
  return format || (source.trim() !== '' && rest.trim() === '');
}

/** WordPress writes the time of its own zone, and Greenwich's beside it; drafts have no second one. */
function dateOf(entry: XmlElement, name: string): string | undefined {
  const read = (key: string) => {
    const text = entry.textOf(key).trim();
    return /^\d{4}-\d\d-\d\d/.test(text) && !text.startsWith('0000')
      ? text.replace(' ', 'T')
      : undefined;
  };
  return read(`wp:${name}`) ?? read(`wp:${name}_gmt`);
}

function draftOf(entry: XmlElement): string | undefined {
  if (entry.textOf('wp:post_password') !== '') return 'behind a password';
  switch (entry.textOf('wp:status')) {
    case 'private':
      return 'private';
    case 'draft':
      return 'a draft';
    case 'pending':
      return 'waiting for review';
    default:
      return undefined;
  }
}

/** WordPress keeps names in other scripts with their percent escapes. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Old addresses below the old site's own, without it. */
function addressesOf(entry: XmlElement, url: string): string[] {
  const home = URL.parse(url)?.pathname.replace(/\/$/, '') ?? '';
  const link = URL.parse(entry.textOf('link').trim());
  if (!link) return [];
  const path = link.pathname.replace(/^\/{2,}/, '/') + link.search;
  return [path.startsWith(`${home}/`) ? path.slice(home.length) : path];
}

function commentsOf(
  entry: XmlElement,
  creator: string,
  author: string,
  { lose }: Around,
): OldComment[] {
  return entry.all('wp:comment').flatMap((comment) => {
    const type = comment.textOf('wp:comment_type');
    const name = comment.textOf('wp:comment_author').trim();
    if (type === 'pingback' || type === 'trackback') {
      lose('pingbacks', comment.line, name);
      return [];
    }
    if (comment.textOf('wp:comment_approved') !== '1') {
      lose('comments that were not approved', comment.line, name);
      return [];
    }
    const gmt = comment.textOf('wp:comment_date_gmt').trim();
    const date = comment.textOf('wp:comment_date').trim() || gmt;
    const isAuthor = creator !== '' && [creator, author].includes(name);
    return [
      {
        name: isAuthor ? author : name,
        date: date.replace(' ', 'T'),
        text: comment.textOf('wp:comment_content'),
        isAuthor,
      },
    ];
  });
}
