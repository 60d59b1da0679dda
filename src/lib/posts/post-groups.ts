import { language } from '~/lib/languages/language';
import type { GroupKind } from '~/lib/posts/group-path';
import { groupsOf, journalFiles, type PostFile } from '~/lib/posts/posts';

/** All posts of a category or with a tag. */
export interface PostGroup {
  kind: GroupKind;
  name: string;
  /** The path of the page that lists these posts. */
  path: string;
  /** Newest first. */
  files: PostFile[];
}

/** All categories, then all tags of posts, in alphabetical order. */
export async function postGroups(): Promise<PostGroup[]> {
  const groups = new Map<string, PostGroup>();
  for (const file of await journalFiles())
    for (const group of groupsOf(file)) {
      const known = groups.get(group.path) ?? { ...group, files: [] };
      groups.set(group.path, { ...known, files: [...known.files, file] });
    }
  const { compare } = new Intl.Collator(language());
  return [...groups.values()].toSorted(
    (a, b) => compare(a.kind, b.kind) || compare(a.name, b.name),
  );
}
