import type { PageName } from '../../contract/documents.ts';
import { folderOf } from './search.ts';

/** Where the shared pictures of each kind of page lie. */
const SHARED: Readonly<Record<PageName['kind'], string>> = {
  home: 'pages',
  inner: 'pages',
  text: 'pages',
  post: 'articles',
  work: 'works',
};

/**
 * The folder that a page’s new files go to: that of its home, else the one in which its present picture lies, else
 * one for its kind.
 */
export function ownFolder(
  { kind, file = '' }: Pick<PageName, 'kind' | 'file'>,
  value: string | undefined,
): string {
  const home = /^src\/demos\/([^/]+)\//.exec(file)?.[1];
  return home ?? (value === undefined ? undefined : folderOf(value)) ?? SHARED[kind];
}
