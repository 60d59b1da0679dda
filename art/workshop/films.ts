import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assetPath } from '../../src/lib/routes/asset-path.ts';
import { films } from '../catalogue/film.ts';
import { sha256 } from './hash.ts';
import { ART, PROJECT } from './paths.ts';

interface FilmManifest {
  readonly sources: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}

/** No film may weigh more, in bytes. */
const FILM_BUDGET = 2_000_000;

/** Every film's files, by their names in content. */
export const filmFiles: readonly string[] = films.flatMap(({ files }) => files);

/** What is wrong with the films, in sentences: a file is missing, altered, too heavy or out of date. */
export function filmProblems(): string[] {
  return films.flatMap(({ name, sources, files, manifest }) => {
    const recorded = JSON.parse(readFileSync(join(ART, 'film', manifest), 'utf8')) as FilmManifest;
    const check = (path: string, known: string | undefined, what: string) => {
      if (!existsSync(path)) return [`${name}: ${basename(path)} is missing`];
      return sha256(readFileSync(path)) === known ? [] : [`${name}: ${basename(path)} ${what}`];
    };
    return [
      ...sources.flatMap((file) =>
        check(join(ART, file), recorded.sources[basename(file)], 'is newer than the film'),
      ),
      ...files.flatMap((file) =>
        check(
          join(PROJECT, assetPath(file)),
          recorded.files[basename(file)]?.sha256,
          'is not what was made',
        ),
      ),
      ...Object.entries(recorded.files).flatMap(([file, { bytes }]) =>
        bytes > FILM_BUDGET ? [`${name}: ${file} weighs over 2 MB`] : [],
      ),
    ];
  });
}
