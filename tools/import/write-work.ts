import { posix } from 'node:path';
import { stringify } from 'yaml';
import { attribute, deepTextOf } from '../lib/html.ts';
import { altOf, bodyOf, galleryOf, wantedFor, type Workshop } from './body-of.ts';
import { DRAWN_ALT } from './draw-cover.ts';
import type { Planned } from './plan.ts';
import { plainFor } from './text/story.ts';
import { toMarkdown } from './text/to-markdown.ts';
import {
  allNamed,
  element,
  isElement,
  parseHtml,
  textIn,
  type Fragment,
  type Node,
} from './text/tree.ts';
import { firstWords, summaryOf, type Naming } from './write-text.ts';

/** How many letters a work’s description has at least. */
const LEAST = 40;

/** In characters: a field of content holds 20,000 at most. */
const LONGEST_PART = 18_000;

interface WorkPicture {
  readonly file: string;
  readonly alt: string;
  caption?: string;
}

type Part =
  | { readonly text: string }
  | { readonly picture: WorkPicture }
  | { readonly pictures: { readonly as: 'plates'; readonly of: readonly WorkPicture[] } };

/** The text of a work’s file. */
export async function workText(
  planned: Planned,
  workshop: Workshop,
  naming: Naming,
): Promise<string> {
  const { item, title, day, held, file } = planned;
  const fragment = await bodyOf(planned, workshop);
  const words = firstWords(fragment);
  const gallery = await galleryOf(planned, item.gallery ?? [], workshop);
  const parts = partsOf([...fragment.childNodes, ...gallery], title, (kind, what) => {
    workshop.notes.lost.push({ kind, what, place: item.place, file });
  });
  const cover =
    (item.cover && (await workshop.book.take(item.cover, wantedFor(planned)))) ??
    firstPicture(parts);
  const category = naming.categoryOf(planned);
  const schema = posix.relative(posix.dirname(file), 'schemas/works.json');
  const fields = {
    title,
    category,
    ...(day !== undefined && { year: Number(day.slice(0, 4)) }),
    description: summaryOf(planned, words, LEAST, category, workshop.description),
    ...(held !== undefined && { draft: true }),
    cover:
      cover === undefined
        ? { file: await workshop.book.draw(wantedFor(planned)), alt: DRAWN_ALT }
        : { file: cover, alt: altOf(item.cover?.alt, title) },
    ...(parts.length > 0 && { parts }),
  };
  return `# yaml-language-server: $schema=${schema}\n${stringify(fields, { lineWidth: 0 })}`;
}

const firstPicture = (parts: readonly Part[]): string | undefined =>
  parts
    .flatMap((part) =>
      'picture' in part ? [part.picture] : 'pictures' in part ? part.pictures.of : [],
    )
    .at(0)?.file;

/** Divides a text into parts: words, and the pictures between them. */
function partsOf(
  nodes: readonly Node[],
  title: string,
  lose: (kind: string, what: string) => void,
): Part[] {
  const parts: Part[] = [];
  let words: Node[] = [];
  let pictures: WorkPicture[] = [];
  const endWords = () => {
    const fragment: Fragment = parseHtml('');
    for (const node of words) {
      node.parentNode = fragment;
      fragment.childNodes.push(node);
    }
    plainFor(fragment, lose);
    parts.push(...textParts(toMarkdown(fragment, false)));
    words = [];
  };
  const endPictures = () => {
    const [first, second] = pictures;
    if (first)
      parts.push(second ? { pictures: { as: 'plates', of: pictures } } : { picture: first });
    pictures = [];
  };
  for (const node of nodes) {
    const found = isElement(node) ? allNamed(node, 'img') : [];
    const last = pictures.at(-1);
    if (found.length > 0 && isElement(node)) {
      if (words.length > 0) endWords();
      for (const img of found)
        pictures.push({
          file: attribute(img, 'src') ?? '',
          alt: altOf(attribute(img, 'alt'), title),
        });
      if (deepTextOf(node).trim() !== '') words.push(element('p', {}, deepTextOf(node).trim()));
    } else if (last && words.length === 0 && isElement(node) && isCaption(node))
      last.caption = deepTextOf(node).trim();
    else if ((isElement(node) ? deepTextOf(node) : (textIn(node) ?? '')).trim() !== '') {
      if (words.length === 0) endPictures();
      words.push(node);
    }
  }
  endPictures();
  if (words.length > 0) endWords();
  return parts;
}

/** A paragraph of emphasised words below a picture. */
function isCaption(node: Node): boolean {
  if (!isElement(node) || node.tagName !== 'p') return false;
  const [only, second] = node.childNodes;
  return only !== undefined && second === undefined && isElement(only) && only.tagName === 'em';
}

/** Words in as many parts as they need, divided between paragraphs. */
function textParts(markdown: string): Part[] {
  const parts: { text: string }[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    const last = parts.at(-1);
    if (last && last.text.length + block.length < LONGEST_PART) last.text += `\n\n${block}`;
    else if (block.trim() !== '') parts.push({ text: block });
  }
  return parts;
}
