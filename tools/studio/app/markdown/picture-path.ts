/** The names of the site’s homes, by the files that it has. */
export const homesOf = (documents: readonly { readonly file: string }[]): ReadonlySet<string> =>
  new Set(documents.flatMap(({ file }) => /^src\/demos\/([^/]+)\//.exec(file)?.[1] ?? []));

/**
 * The path from a text to a picture, as Markdown writes it.
 *
 * @param file of the text: `src/content/posts/handover.md`
 * @param picture its name in content: below `src/assets`, or with the name of the home that it belongs to
 */
export function picturePath(file: string, picture: string, homes: ReadonlySet<string>): string {
  const [first = '', ...rest] = picture.split('/');
  const target = homes.has(first)
    ? ['src', 'demos', first, 'pictures', ...rest]
    : ['src', 'assets', first, ...rest];
  const folders = file.split('/').slice(0, -1);
  const shared = folders.findIndex((folder, index) => folder !== target[index]);
  const common = shared === -1 ? folders.length : shared;
  return [...folders.slice(common).map(() => '..'), ...target.slice(common)].join('/');
}
