import { posix } from 'node:path';
import { languageOfFile } from '../../../../src/lib/languages/translation-files.ts';
import type { DocumentKind } from '../../contract/documents.ts';

/** Where the files of each kind stand, the first that fits. */
const PLACES: readonly (readonly [kind: DocumentKind, pattern: string])[] = [
  ['site', 'site.config.ts'],
  ['theme', 'src/styles/house.ts'],
  ['theme', 'src/demos/*/theme.ts'],
  ['page', 'src/demos/*/content{,.*}.yaml'],
  ['demo', 'src/demos/*/demo{,.*}.yaml'],
  ['page', 'src/content/pages/*.yaml'],
  ['text', 'src/content/pages/*.md'],
  ['post', 'src/content/posts/*.md'],
  ['post', 'src/demos/*/posts/*.md'],
  ['work', 'src/content/works/*.yaml'],
  ['work', 'src/demos/*/works/*.yaml'],
  ['words', 'src/content/words/*.yaml'],
  ['menu', 'src/content/menu{,.*}.yaml'],
  ['list', 'src/content/*.yaml'],
];

/** The kind of a content file; undefined for files that the studio does not change. */
export function kindOf(file: string): DocumentKind | undefined {
  // A path that leaves its folder names no file of content.
  if (posix.normalize(file) !== file || file.includes('\\')) return undefined;
  return PLACES.find(([, pattern]) => posix.matchesGlob(file, pattern))?.[0];
}

/** The language that a file translates into; none for originals and for words, which have a file a language. */
export const languageOf = (file: string): string | undefined =>
  kindOf(file) === 'words' ? undefined : languageOfFile(file);
