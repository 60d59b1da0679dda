import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Body, ExportFiles, Format, OldItem, OldSite } from '../model.ts';
import { findFile } from './addresses.ts';
import { isoDate } from './dates.ts';
import { collectLosses, textOf, type Losses } from './front-matter.ts';
import { ghostExport, ghostShape, type GhostData, type GhostPost } from './ghost-data.ts';
import { defined } from './item-fields.ts';
import { findJson, readJson } from './json.ts';

/** What stands in an export for the old site's own address. */
const OWN = /__GHOST_URL__/g;

/** The export of Ghost: a file of JSON, with the folder `content` beside it or without. */
export const ghost: Format = {
  name: 'Ghost',
  matches: (files) => findJson(files, ghostShape) !== undefined,
  read,
};

function read(files: ExportFiles): OldSite {
  const file = findJson(files, ghostShape);
  if (file === undefined) throw new Failure(`${files.name}: it is no export of Ghost.`);
  const [site] = readJson(files, file, ghostExport).db;
  const data: GhostData | undefined = site?.data;
  const posts = data?.posts ?? [];
  const losses = collectLosses();
  const known = new Set(files.paths);
  return {
    format: 'Ghost',
    items: data ? posts.map((post) => itemOf(post, data, file, losses)) : [],
    losses: losses.all,
    picture: (from) => {
      // Sizes of a picture lie in folders of their own: `/content/images/size/w600/2021/05/a.jpg`.
      const whole = from.replace(/\/size\/w\d+(h\d+)?(\/format\/\w+)?\//, '/');
      const below = /content\/images\/.*/.exec(whole)?.[0] ?? whole;
      const found = findFile(known, below, ['']) ?? nested(known, below);
      return found === undefined ? undefined : files.bytes(found);
    },
    count: posts.length,
  };
}

/** A picture of a backup, whose pictures lie in `images`, or of one in a further folder. */
const nested = (known: ReadonlySet<string>, path: string) =>
  path.startsWith('content/images/')
    ? [...known].find((one) => `/${one}`.endsWith(path.replace(/^content/, '')))
    : undefined;

function itemOf(post: GhostPost, data: GhostData, file: string, losses: Losses): OldItem {
  const place = { file };
  const of = ({ post_id: id }: { readonly post_id: string }) => id === post.id;
  const bySort = (a: Sorted, b: Sorted) => (a.sort_order ?? 0) - (b.sort_order ?? 0);
  const tags = data.posts_tags
    .filter(of)
    .toSorted(bySort)
    .flatMap(({ tag_id: id }) => data.tags.find((tag) => tag.id === id) ?? [])
    // An internal tag is for the editors.
    .filter(({ name, visibility }) => visibility !== 'internal' && !name.startsWith('#'))
    .map(({ name }) => name);
  const [category, ...further] = tags;
  const writer = data.posts_authors.filter(of).toSorted(bySort)[0]?.author_id ?? post.author_id;
  const meta = data.posts_meta.find(of);
  const from = textOf(post.feature_image)?.replace(OWN, '');
  const caption = textOf(meta?.feature_image_caption?.replace(/<[^>]*>/g, ''));
  const isPage = post.type === 'page' || post.page === true || post.page === 1;
  return defined({
    kind: isPage ? ('page' as const) : ('post' as const),
    place,
    title: post.title.trim() || post.slug,
    slug: post.slug,
    body: bodyOf(post, file, losses),
    date: isoDate(post.published_at) ?? isoDate(post.created_at),
    updated: isoDate(post.updated_at),
    draft: draftOf(post),
    author: data.users.find((user) => user.id === writer)?.name,
    category,
    tags: further.length > 0 ? further : undefined,
    excerpt: textOf(post.custom_excerpt) ?? textOf(meta?.meta_description),
    cover:
      from === undefined
        ? undefined
        : defined({ from, alt: textOf(meta?.feature_image_alt), caption }),
    featured: post.featured === true || post.featured === 1 ? true : undefined,
    addresses: [`/${post.slug}/`],
  });
}

interface Sorted {
  readonly sort_order?: number | null | undefined;
}

function bodyOf({ html, plaintext, title }: GhostPost, file: string, losses: Losses): Body {
  const written = textOf(html);
  if (written !== undefined) return { html: written.replace(OWN, '') };
  const plain = textOf(plaintext);
  const what =
    plain === undefined
      ? `"${title}" has no HTML in the export: its text is left out.`
      : `"${title}" has no HTML in the export: its text comes without links, headings and pictures.`;
  losses.add(file, undefined, 'texts without HTML', what);
  return { markdown: plain ?? '' };
}

/** Why a post is not for everybody. */
function draftOf({ status, visibility, published_at: date }: GhostPost): string | undefined {
  if (status === 'scheduled') return `scheduled for ${isoDate(date) ?? 'later'}`;
  if (status === 'sent') return 'sent by e-mail only';
  if (status !== 'published') return 'a draft';
  if (visibility === 'paid' || visibility === 'tiers') return 'for paying members only';
  return (visibility ?? 'public') === 'public' ? undefined : 'for members only';
}
