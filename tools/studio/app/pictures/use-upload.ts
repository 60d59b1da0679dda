import { useState } from 'react';
import { LARGEST_UPLOAD, type Uploaded, type UploadKind } from '../../contract/pictures.ts';
import { upload } from '../client.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { weightOf } from './measures.ts';
import { sentenceOf } from '../sentence-of.ts';

/** What a window offers to choose from the disk, and lets drop. */
export const ACCEPTED: Readonly<Record<UploadKind, readonly string[]>> = {
  pictures: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  socialPictures: [
    ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    'image/svg+xml',
  ],
  publicPictures: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'],
  logos: ['image/svg+xml'],
};

/** Adds files to the project. */
export interface FileUpload {
  /** The file that is on its way. */
  readonly adding: string | undefined;
  /** Why the last one was not taken. */
  readonly fault: string | undefined;
  readonly add: (file: File) => Promise<void>;
}

/**
 * Adds files to the project, one at a time.
 *
 * @param onAdded what follows when one is there
 */
export function useUpload(
  { kind, folder }: { readonly kind: UploadKind; readonly folder: string },
  onAdded: (uploaded: Uploaded) => Promise<void> | void,
): FileUpload {
  const words = useWords('pictures');
  const { announce } = useStudio();
  const [adding, setAdding] = useState<string>();
  const [fault, setFault] = useState<string>();
  const add = async (file: File) => {
    if (file.size > LARGEST_UPLOAD) {
      setFault(fill(words.tooLarge, { name: file.name, size: weightOf(LARGEST_UPLOAD) }));
      return;
    }
    setFault(undefined);
    setAdding(file.name);
    try {
      const uploaded = await upload(file, { kind, folder });
      announce(fill(words.added, { name: uploaded.name }));
      await onAdded(uploaded);
    } catch (error) {
      setFault(sentenceOf(error));
    } finally {
      setAdding(undefined);
    }
  };
  return { adding, fault, add };
}
