import type { PageName } from '../../contract/documents.ts';

/** Pages of one kind. */
interface PageGroup {
  readonly kind: PageName['kind'];
  readonly pages: readonly PageName[];
}

const KINDS = ['home', 'inner', 'work', 'post', 'text'] as const satisfies PageName['kind'][];

/** A site’s pages by their kind, those of a kind in the order of their titles; the page at `/` stays first. */
export function groupPages(pages: readonly PageName[], language: string): PageGroup[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return KINDS.flatMap((kind) => {
    const found = pages
      .filter((page) => page.kind === kind)
      .toSorted(
        (a, b) => Number(b.path === '/') - Number(a.path === '/') || compare(a.title, b.title),
      );
    return found.length > 0 ? [{ kind, pages: found }] : [];
  });
}

/** Without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether a page’s title and path have all words that were searched for, in any order. */
export function isFound(titleAndPath: string, wanted: string): boolean {
  const text = plain(titleAndPath);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
