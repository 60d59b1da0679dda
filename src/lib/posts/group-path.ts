import { formatErrors } from '../content/mistakes.ts';
import { slugify } from '../routes/slugify.ts';

/** The kinds of group that posts are listed by. */
export type GroupKind = 'category' | 'tag';

/** The path of the page that lists the posts of a category or tag. */
export const groupPath = (kind: GroupKind, name: string): string =>
  `/blog/${kind}/${slugify(name)}`;

/** A post's file and the groups that list it. */
interface ListedPost {
  readonly file: string;
  readonly category: string;
  readonly tags: readonly string[];
}

/** One post's spelling of a category or tag. */
interface Use {
  readonly kind: GroupKind;
  readonly name: string;
  readonly file: string;
}

/**
 * Finds categories and tags with two spellings that would share an address, such as AI and ai, so
 * that one of the two lists would be lost.
 *
 * @returns a message for each post whose spelling differs from the most common one
 */
export function groupFaults(posts: readonly ListedPost[]): string[] {
  const uses = posts.flatMap(({ file, category, tags }): Use[] => [
    { kind: 'category', name: category, file },
    ...tags.map((name): Use => ({ kind: 'tag', name, file })),
  ]);
  const byAddress = Map.groupBy(uses, ({ kind, name }) => groupPath(kind, name));
  return [...byAddress].flatMap(([path, all]) => {
    const bySpelling = [...Map.groupBy(all, ({ name }) => name).values()];
    const [[usual] = [], ...others] = bySpelling.toSorted((a, b) => b.length - a.length);
    return others.flat().flatMap((use) => (usual ? tellUse(use, usual, path) : []));
  });
}

function tellUse({ kind, name, file }: Use, usual: Use, path: string): string {
  const message = `one spelling of a ${kind}: "${name}" here and "${usual.name}" in ${usual.file} would share the address ${path}`;
  return formatErrors({ file }, [{ path: [kind === 'tag' ? 'tags' : kind], message }]);
}
