import type { DocumentState } from '../documents/document-store.ts';
import type { FieldMistake } from '../../contract/documents.ts';

/** A field whose words the build would refuse, so that they wait in the window. */
export interface HeldField {
  readonly file: string;
  /** Of the document. */
  readonly title: string;
  readonly mistake: FieldMistake;
}

/** Where all open documents stand together. */
export interface SaveSummary {
  /** The one that most needs to be seen. */
  readonly kind: 'saved' | 'typing' | 'saving' | 'refused' | 'conflict' | 'failed';
  readonly held: readonly HeldField[];
}

/** From what needs the owner most to what needs nobody. */
const ORDER = ['failed', 'conflict', 'refused', 'typing', 'saving', 'saved'] as const;

/** Sums up where all open documents stand. */
export function summarize(documents: readonly DocumentState[]): SaveSummary {
  const kinds = new Set(documents.map(({ status }) => status.kind));
  const held = documents
    .filter(({ status }) => status.kind === 'refused')
    .flatMap(({ saved: { file, title }, mistakes }) =>
      mistakes.map((mistake) => ({ file, title, mistake })),
    );
  return { kind: ORDER.find((kind) => kinds.has(kind)) ?? 'saved', held };
}
