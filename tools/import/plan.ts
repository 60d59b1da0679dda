import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { heldBack } from '../../src/lib/posts/post.schema.ts';
import { FOLDER_PAGE } from '../../src/lib/markdown/markdown-names.ts';
import { hasRoute } from '../../src/lib/routes/routes.ts';
import { isLanguage } from '../../src/lib/languages/language-tag.ts';
import { workPath } from '../../src/lib/works/work-files.ts';
import { fileName } from '../new/scaffold.ts';
import { dayOf } from './day-of.ts';
import type { ItemKind, OldItem } from './model.ts';
import { readBody } from './text/read-body.ts';
import { wordsOf } from './text/guard.ts';
import { titleOf, type Title } from './titles.ts';

/** An item of the old site, and where it will stand on this one. */
export interface Planned extends Title {
  readonly item: OldItem;
  /** What it becomes: pages that are held back become drafts of the journal, as pages have no drafts. */
  readonly kind: ItemKind;
  /** The name of its file, and the end of its address. */
  readonly slug: string;
  /** Its file, relative to the project's folder. */
  readonly file: string;
  /** Its path on this site. */
  readonly path: string;
  /** Its day; that of its last change for a page. */
  readonly day: string | undefined;
  /** Why it is not published yet; undefined where it is. */
  readonly held: string | undefined;
}

const FILES: Readonly<Record<ItemKind, (slug: string) => string>> = {
  post: (slug) => `src/content/posts/${slug}.md`,
  page: (slug) => `src/content/pages/${slug}.md`,
  work: (slug) => `src/content/works/${slug}.yaml`,
};

/** The path of an entry, by its kind. */
export const PATHS: Readonly<Record<ItemKind, (slug: string) => string>> = {
  post: (slug) => `/blog/${slug}`,
  page: (slug) => `/${slug}`,
  work: workPath,
};

/** An item before it has a place: what is known without the others. */
export type Draft = Omit<Planned, 'slug' | 'file' | 'path'>;

/** Reads off an item what it will be called, and when it is published. */
export function draftOf(item: OldItem, now: Date): Draft {
  const isUntitled = wordsOf(readBody({ html: item.title })) === '';
  const first = isUntitled ? wordsOf(readBody(item.body)) : '';
  const written = dayOf(item.date);
  const fallback = written === undefined ? 'Untitled' : `Untitled, ${written}`;
  const held =
    item.draft ??
    (written === undefined || item.kind === 'work'
      ? undefined
      : heldBack({ draft: false, date: new Date(`${written}T00:00:00Z`) }, now));
  const kind = item.kind === 'page' && held !== undefined ? 'post' : item.kind;
  const day = kind === 'page' ? (dayOf(item.updated) ?? written) : (written ?? dayOf(item.updated));
  return { item, kind, ...titleOf(item.title, first, fallback), day, held };
}

/** Gives each item a name that no other file, page or address has. */
export function placed(drafts: readonly Draft[]): Planned[] {
  const taken = new Set<string>();
  return drafts.map((draft) => {
    const { item, kind, title } = draft;
    const wished = fileName(basename(item.slug)) || fileName(title) || kind;
    const isFree = (slug: string) =>
      slug !== FOLDER_PAGE && !taken.has(PATHS[kind](slug)) && !isTaken(kind, slug);
    let slug = wished;
    for (let count = 2; !isFree(slug); count += 1) slug = `${wished}-${count}`;
    const path = PATHS[kind](slug);
    taken.add(path);
    return { ...draft, slug, path, file: FILES[kind](slug) };
  });
}

/** Whether a page, a folder of pages, a file below `public` or a language stands at an address. */
function isTaken(kind: ItemKind, slug: string): boolean {
  const path = PATHS[kind](slug);
  return (
    existsSync(FILES[kind](slug)) ||
    hasRoute(path) ||
    [`src/pages${path}`, `public${path}`, `public${path}.html`].some((one) => existsSync(one)) ||
    (kind === 'page' && isLanguage(slug) && slug.length <= 3)
  );
}
