import { globSync } from 'node:fs';
import { posix } from 'node:path';
import site from '../../../site.config.ts';
import { languageOfFile } from '../languages/translation-files.ts';
import { slugify } from '../routes/slugify.ts';

/**
 * The folders of works, as a pattern: the house's, and one in the folder of each home that has works
 * of its own.
 */
export const WORK_FOLDERS = 'src/{content,demos/*}/works';

/** What a list calls the works of no home: those of `src/content/works`. */
export const HOUSE = 'house';

/** A work's file. */
export interface WorkFile {
  /** Relative to the project's folder. */
  readonly file: string;
  /** The end of its address, from the file's name: `harbour-lights`. */
  readonly name: string;
  /** The home whose folder it lies in; none for the house's. */
  readonly home: string | undefined;
}

/** What a work's file says of it. */
export const workFileOf = (file: string): WorkFile => ({
  file,
  name: slugify(posix.basename(file, '.yaml')),
  home: /^src\/demos\/([^/]+)\/works\//.exec(file)?.[1],
});

/** The files of all works, in the order of their names. */
export const workFiles = (): WorkFile[] =>
  globSync(`${WORK_FOLDERS}/*.yaml`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => languageOfFile(file) === undefined)
    .map(workFileOf)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The address of a work's page: `/portfolio/harbour-lights`. */
export const workPath = (name: string): string => `${site.works.path}/${name}`;
