import { postFiles, type PostFile } from '~/lib/posts';

/** Posts that belong together: all of a category, or all that bear a tag. */
export interface PostGroup {
  kind: 'category' | 'tag';
  name: string;
  /** The path of the page that lists them. */
  path: string;
  /** The newest first. */
  files: PostFile[];
}

/** A name as part of an address: `Type and colour` becomes `type-and-colour`. */
export const slugOf = (name: string) =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');

/** Where the posts of a category or with a tag are listed. */
export const groupPath = (kind: PostGroup['kind'], name: string) => `/blog/${kind}/${slugOf(name)}`;

/** All categories and tags that posts have, in the alphabet's order. */
export async function postGroups(): Promise<PostGroup[]> {
  const files = await postFiles();
  const group = (kind: PostGroup['kind'], name: string, has: (file: PostFile) => boolean) => ({
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
