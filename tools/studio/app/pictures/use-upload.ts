import { useState } from 'react';
import {
  FILM_TYPES,
  LARGEST_UPLOAD,
  type Uploaded,
  type UploadKind,
} from '../../contract/pictures.ts';
import { call, upload } from '../client.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { filmPair, sizeOfFilm } from './film-files.ts';
import { weightOf } from './measures.ts';
import { useSentence } from '../sentence-of.ts';

/** What a window offers to choose from the disk, and lets drop. */
export const ACCEPTED: Readonly<Record<UploadKind, readonly string[]>> = {
  pictures: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  socialPictures: [
    ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    'image/svg+xml',
  ],
  publicPictures: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'],
  logos: ['image/svg+xml'],
  films: Object.values(FILM_TYPES),
  ownFilms: Object.values(FILM_TYPES),
};

/** A file that was added. */
export interface AddedFile {
  readonly uploaded: Uploaded;
  /** Of a film, in pixels, where this browser can play it. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/** Adds files to the project. */
export interface FileUpload {
  /** The file that is on its way. */
  readonly adding: string | undefined;
  /** Why the last one was not taken. */
  readonly fault: string | undefined;
  /** A film's first file, while its other kind is awaited: `.webm`. */
  readonly waiting: { readonly name: string; readonly missing: string } | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
}

/**
 * Adds files to the project: one at a time, or both of a silent film.
 *
 * @param onAdded what follows when one is there
 */
export function useUpload(
  { kind, folder }: { readonly kind: UploadKind; readonly folder: string },
  onAdded: (added: AddedFile) => Promise<void> | void,
): FileUpload {
  const words = useWords('pictures');
  const { announce } = useStudio();
  const sentenceOf = useSentence();
  const [adding, setAdding] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [first, setFirst] = useState<{ readonly file: File; readonly missing: string }>();
  const send = async (files: readonly File[]) => {
    let uploaded: Uploaded | undefined;
    try {
      for (const file of files) {
        setAdding(file.name);
        uploaded = await upload(file, { kind, folder, ...(uploaded && { beside: uploaded.name }) });
      }
    } catch (error) {
      // One kind of a film without the other is of no use.
      if (uploaded) await call('discard', { kind, name: uploaded.name });
      throw error;
    }
    return uploaded;
  };
  const add = async (chosen: readonly File[]) => {
    setFault(undefined);
    const large = chosen.find(({ size }) => size > LARGEST_UPLOAD);
    if (large) {
      setFault(fill(words.tooLarge, { name: large.name, size: weightOf(LARGEST_UPLOAD) }));
      return;
    }
    const { files, missing } =
      kind === 'films'
        ? filmPair([...(first ? [first.file] : []), ...chosen])
        : { files: chosen.slice(0, 1), missing: undefined };
    const [file] = files;
    setFirst(file && missing !== undefined ? { file, missing } : undefined);
    if (!file || missing !== undefined) return;
    try {
      const uploaded = await send(files);
      if (!uploaded) return;
      announce(fill(words.added, { name: uploaded.name }));
      const size = kind === 'ownFilms' ? await sizeOfFilm(file) : undefined;
      await onAdded({ uploaded, size });
    } catch (error) {
      setFault(sentenceOf(error));
    } finally {
      setAdding(undefined);
    }
  };
  const waiting = first && { name: first.file.name, missing: first.missing };
  return { adding, fault, waiting, add };
}
