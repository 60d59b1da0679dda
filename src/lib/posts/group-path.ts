import { formatErrors } from '../content/mistakes.ts';
import { slugify } from '../routes/slugify.ts';

/** What posts are listed by. */
export type GroupKind = 'category' | 'tag';

/** Where the posts of a category or with a tag are listed. */
export const groupPath = (kind: GroupKind, name: string): string =>
  `/blog/${kind}/${slugify(name)}`;

/** What a post is listed by, and its file. */
interface ListedPost {
  readonly file: string;
  readonly category: string;
  readonly tags: readonly string[];
}

/** A category or tag as one post names it. */
interface Use {
  readonly kind: GroupKind;
  readonly name: string;
  readonly file: string;
}

/**
 * Categories and tags that are written in two ways and would share an address, such as AI and ai: of the two
 * lists one would be lost.
 *
 * @returns a text for each post that spells one otherwise than most
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
