import { FILM_TYPES } from '../../contract/pictures.ts';

const endingOf = ({ name }: Pick<File, 'name'>) => /\.\w+$/.exec(name)?.[0].toLowerCase();

/** The files of a silent film, as far as they are chosen: the site needs both kinds. */
export interface FilmPair {
  readonly files: readonly File[];
  /** The kind that is still needed: `.webm`. */
  readonly missing?: string;
}

/**
 * A film's files with those that are added to them: the newest of each kind.
 *
 * @param files those that wait already, then the new ones
 */
export function filmPair(files: readonly File[]): FilmPair {
  const kinds = Object.keys(FILM_TYPES);
  const found = kinds.map((kind) => files.findLast((file) => endingOf(file) === kind));
  // What is neither goes to the server, which says what is wrong with it.
  const strange = files.find((file) => !kinds.includes(endingOf(file) ?? ''));
  if (strange) return { files: [strange] };
  const missing = kinds.find((_, place) => !found[place]);
  const chosen = found.filter((file) => file !== undefined);
  return { files: chosen, ...(missing !== undefined && { missing }) };
}

/** The size of a film's picture in pixels; undefined where this browser cannot play it. */
export function sizeOfFilm(file: File): Promise<{ width: number; height: number } | undefined> {
  const address = URL.createObjectURL(file);
  const film = document.createElement('video');
  return new Promise<{ width: number; height: number } | undefined>((tell) => {
    film.onloadedmetadata = () => {
      const { videoWidth: width, videoHeight: height } = film;
      tell(width > 0 ? { width, height } : undefined);
    };
    film.onerror = () => {
      tell(undefined);
    };
    film.preload = 'metadata';
    film.src = address;
  }).finally(() => {
    URL.revokeObjectURL(address);
  });
}
