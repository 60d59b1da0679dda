import type { Place } from './model.ts';

/** Something that the report tells. */
export interface Note {
  /** What it is counted by, in the plural: `scripts`. */
  readonly kind: string;
  readonly what: string;
  /** Where it stood in the export. */
  readonly place?: Place;
  /** Where it stands on this site. */
  readonly file?: string;
}

/** What the report tells, by its parts. */
export interface Notes {
  /** What came in another form. */
  readonly changed: Note[];
  /** What did not come. */
  readonly lost: Note[];
  /** What its owner has to decide or to mend. */
  readonly hand: Note[];
}

export const newNotes = (): Notes => ({ changed: [], lost: [], hand: [] });
