import { posix } from 'node:path';
import { stringify } from 'yaml';
import { assetPath } from '../../src/lib/routes/asset-path.ts';
import { attribute, setAttribute } from '../lib/html.ts';
import { bodyOf, galleryOf, wantedFor, altOf, type Workshop } from './body-of.ts';
import { dayOf } from './day-of.ts';
import { DRAWN_ALT } from './draw-cover.ts';
import { excerptOf } from './excerpts.ts';
import type { OldComment } from './model.ts';
import type { Planned } from './plan.ts';
import { plainWords, wordsOf } from './text/guard.ts';
import { readBody } from './text/read-body.ts';
import { toMarkdown } from './text/to-markdown.ts';
import { allNamed, parseHtml, type Fragment } from './text/tree.ts';
import { shortened } from './titles.ts';

/** How many letters an excerpt or a description has at least. */
const LEAST = 50;

/** The longest text that a field of content may hold, less what an ellipsis needs. */
const LONGEST_COMMENT = 19_000;

/** How a site calls those who wrote here, and what is filed under. */
export interface Naming {
  /** The key in `team.yaml` of somebody with this name, or the name written out. */
  readonly authorOf: (name: string | undefined) => string | { readonly name: string };
  readonly categoryOf: (planned: Planned) => string;
  readonly tagsOf: (planned: Planned) => readonly string[];
  /** Whether this is the post that the site shows first. */
  readonly isFeatured: (planned: Planned) => boolean;
}

const document = (fields: Readonly<Record<string, unknown>>, body: string): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`;

/** The Markdown of an item whose file lies in `file`: pictures are named from there. */
async function markdownOf(
  planned: Planned,
  workshop: Workshop,
): Promise<{ body: string; words: string }> {
  const fragment = await bodyOf(planned, workshop);
  for (const node of await galleryOf(planned, planned.item.gallery ?? [], workshop)) {
    node.parentNode = fragment;
    fragment.childNodes.push(node);
  }
  const words = firstWords(fragment);
  for (const img of allNamed(fragment, 'img')) {
    const path = posix.relative(
      posix.dirname(planned.file),
      assetPath(attribute(img, 'src') ?? ''),
    );
    setAttribute(img, 'src', path);
  }
  return { body: toMarkdown(fragment), words };
}

/** The words of a text’s paragraphs, without captions and code. */
export function firstWords(fragment: Fragment): string {
  const paragraphs = allNamed(fragment, 'p').filter(
    (one) => !(one.childNodes.length === 1 && allNamed(one, 'em', 'a').length > 0),
  );
  return paragraphs.map(wordsOf).filter(Boolean).slice(0, 12).join(' ');
}

/** What is said of an item in a sentence or two. */
export const summaryOf = (
  planned: Planned,
  words: string,
  least: number,
  ...further: readonly string[]
) =>
  excerptOf(
    [
      planned.item.excerpt === undefined ? '' : wordsOf(readBody({ html: planned.item.excerpt })),
      words,
    ],
    least,
    [planned.title, ...further],
  );

/** The text of a post’s file. */
export async function postText(
  planned: Planned,
  workshop: Workshop,
  naming: Naming,
): Promise<string> {
  const { item, title, day, held } = planned;
  const { body, words } = await markdownOf(planned, workshop);
  const category = naming.categoryOf(planned);
  const author = naming.authorOf(item.author);
  const cover = item.cover && (await workshop.book.take(item.cover, wantedFor(planned)));
  const comments = (item.comments ?? [])
    .map(commentOf)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const tags = naming.tagsOf(planned);
  const writer = typeof author === 'string' ? author : author.name;
  return document(
    {
      title,
      category,
      ...(tags.length > 0 && { tags }),
      date: day ?? workshop.today,
      ...(isDraft(planned, held) && { draft: true }),
      author,
      cover:
        cover === undefined
          ? { file: await workshop.book.draw(wantedFor(planned)), alt: DRAWN_ALT }
          : { file: cover, alt: altOf(item.cover?.alt, title) },
      ...(naming.isFeatured(planned) && { featured: true }),
      excerpt: summaryOf(
        planned,
        words,
        LEAST,
        category,
        writer,
        planned.day ?? '',
        workshop.description,
      ),
      ...(comments.length > 0 && { comments }),
    },
    body,
  );
}

/** A post that is only dated ahead appears by itself. */
const isDraft = ({ item, kind }: Planned, held: string | undefined) =>
  item.draft !== undefined || (held !== undefined && kind !== item.kind);

/** The text of a page’s file. */
export async function pageText(planned: Planned, workshop: Workshop): Promise<string> {
  const { title, day } = planned;
  const { body, words } = await markdownOf(planned, workshop);
  return document(
    {
      title,
      description: summaryOf(planned, words, LEAST, planned.path, workshop.description),
      ...(day !== undefined && { updated: day }),
    },
    body,
  );
}

function commentOf({ name, date, text, isAuthor }: OldComment) {
  const words = wordsOf(parseHtml(text.replace(/\n/g, ' ').replace(/></g, '> <')));
  return {
    name: shortened(plainWords(name), 80) || 'Anonymous',
    date: dayOf(date) ?? '1970-01-01',
    text: shortened(words, LONGEST_COMMENT) || '…',
    ...(isAuthor && { isAuthor: true }),
  };
}
