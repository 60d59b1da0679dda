import { z } from 'astro/zod';
import { editSchema } from '../../contract/edit-schema.ts';

const schema = z.strictObject({
  /** Of the file that the edits were made on, and what it said. */
  hash: z.string(),
  value: z.json(),
  body: z.string().optional(),
  edits: z.array(editSchema),
  /** The body as it is typed. */
  typed: z.string().optional(),
});

/** What is typed in a document and not on the disk yet, with what it was made on. */
export type UnsavedWords = z.infer<typeof schema>;

const PREFIX = 'studio-unsaved:';

/** Keeps unsaved words while the window is loaded anew. */
export function keepUnsaved(file: string, words: UnsavedWords | undefined): void {
  try {
    if (words) sessionStorage.setItem(PREFIX + file, JSON.stringify(words));
    else sessionStorage.removeItem(PREFIX + file);
  } catch {
    // A store that is full or closed keeps nothing; the window has asked before it was left.
  }
}

/** Takes the words that were kept of a file. */
export function takeUnsaved(file: string): UnsavedWords | undefined {
  try {
    const kept = sessionStorage.getItem(PREFIX + file);
    sessionStorage.removeItem(PREFIX + file);
    return kept === null ? undefined : schema.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** The files of which unsaved words are kept. */
export function filesUnsaved(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
