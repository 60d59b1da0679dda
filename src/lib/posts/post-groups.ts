import { groupPath, type GroupKind } from '~/lib/posts/group-path';
import { postFiles, type PostFile } from '~/lib/posts/posts';

/** Posts that belong together: all of a category, or all that bear a tag. */
export interface PostGroup {
  kind: GroupKind;
  name: string;
  /** The path of the page that lists them. */
  path: string;
  /** The newest first. */
  files: PostFile[];
}

/** All categories and tags that posts have, in the alphabet's order. */
export async function postGroups(): Promise<PostGroup[]> {
  const files = await postFiles();
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
