import { groupPath, type GroupKind } from '~/lib/posts/group-path';
import { journalFiles, type PostFile } from '~/lib/posts/posts';

/** All posts of a category or with a tag. */
export interface PostGroup {
  kind: GroupKind;
  name: string;
  /** The path of the page that lists these posts. */
  path: string;
  /** Newest first. */
  files: PostFile[];
}

/** All categories and tags of posts, in alphabetical order. */
export async function postGroups(): Promise<PostGroup[]> {
  const files = await journalFiles();
  const group = (kind: GroupKind, name: string, has: (file: PostFile) => boolean) => ({
    kind,
    name,
    path: groupPath(kind, name),
    files: files.filter(has),
  });
  const tags = new Set(files.flatMap(({ data }) => data.tags));
  const categories = new Set(files.map(({ data }) => data.category));
  return [
    ...[...categories]
      .sort()
      .map((name) => group('category', name, ({ data }) => data.category === name)),
    ...[...tags].sort().map((name) => group('tag', name, ({ data }) => data.tags.includes(name))),
  ];
}
