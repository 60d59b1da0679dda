import type { Path } from '../../../src/lib/content/source-lines.ts';

/** A step of the sitting that can be taken back. */
export interface HistoryStep {
  /** What it changed, as an owner reads it: a file's title. */
  readonly title: string;
  /** All that it wrote or took away. */
  readonly files: readonly string[];
}

/** Whether a step is taken back or done again. */
export type StepKind = 'undo' | 'redo';

/** What can be taken back, and what can be done again. */
export interface HistoryState {
  readonly undo?: HistoryStep;
  readonly redo?: HistoryStep;
}

/** What became of a step that was taken back or done again. */
export type StepResult =
  | { readonly kind: 'done'; readonly files: readonly string[]; readonly history: HistoryState }
  /** These files have been changed by another program since. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  | { readonly kind: 'nothing' };

/** A file that differs from the last publication. */
export interface ChangedFile {
  readonly file: string;
  /** How an owner calls it. */
  readonly title: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** How many lines differ; none for pictures and films. */
  readonly lines?: number;
  /** Whether the studio has changed it: only such files are committed. */
  readonly isOwn: boolean;
}

/** What has changed since the last publication, as git knows it. */
export type SiteChanges =
  /** The project has no history, or git is not installed. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'git';
      /** That with which the site is compared: the last commit that has been sent, else the last one. */
      readonly since: {
        readonly subject: string;
        /** In ISO 8601. */
        readonly date: string;
        readonly isSent: boolean;
      };
      readonly files: readonly ChangedFile[];
      /** Whether git knows who commits. */
      readonly hasIdentity: boolean;
    };

/** A field that differs from the last publication; undefined where it was not, or is no longer there. */
export interface FieldChange {
  readonly path: Path;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What became of a commit. */
export type CommitResult =
  | { readonly kind: 'committed'; readonly files: readonly string[] }
  | { readonly kind: 'nothing' }
  /** Git does not know who commits. */
  | { readonly kind: 'stranger' };

/** Undo and redo over the whole sitting, and what git knows. */
export interface HistoryApi {
  /** What can be taken back, and what done again. */
  history: (input: Record<string, never>) => HistoryState;
  /** Takes the last change back. */
  undo: (input: Record<string, never>) => StepResult;
  /** Does what was taken back last again. */
  redo: (input: Record<string, never>) => StepResult;
  /** Forgets the next step, whose files another program has changed; they stay as they are. */
  dropStep: (input: { kind: StepKind }) => HistoryState;
  /** What differs from the last publication. */
  changes: (input: Record<string, never>) => SiteChanges;
  /** The fields of one file that differ; its body is the field `body`. */
  fieldChanges: (input: { file: string }) => readonly FieldChange[];
  /** Puts a file back as it was; can be undone. */
  restore: (input: { file: string }) => HistoryState;
  /** Commits the files that the studio has changed, and nothing else. */
  commit: (input: { message: string }) => CommitResult;
}
