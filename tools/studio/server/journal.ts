import { join } from 'node:path';
import { allOrNothing, type Changes } from '../../lib/all-or-nothing.ts';
import type { HistoryState, HistoryStep, StepKind, StepResult } from '../contract/history.ts';
import { bytesOf, hashOfFile } from './hash.ts';
import { openSteps, type KeptStep, type KeptSteps } from './history/steps-on-disk.ts';
import { withStep } from './history/with-step.ts';
import { placeOf } from './place.ts';

/** The contents of all steps together, in bytes. */
const LARGEST = 256 * 1024 ** 2;

/** Writes files, and takes that back, also after a restart. */
export interface Journal {
  /**
   * Writes files: all or none.
   *
   * @param title what is changed, as an owner reads it
   * @param field names the field, where a change of the same one soon after belongs to the same step
   * @throws {Refusal} where a file lies outside the project's folder
   */
  readonly write: (title: string, changes: Changes, field?: string) => Promise<void>;
  readonly state: () => HistoryState;
  readonly undo: () => Promise<StepResult>;
  readonly redo: () => Promise<StepResult>;
  /** Forgets the step that would be next, as where its files have been changed by another program since. */
  readonly drop: (kind: StepKind) => HistoryState;
  /**
   * Takes back the last step for good, where it brought these files and nothing else.
   *
   * @returns whether it did
   */
  readonly withdraw: (files: readonly string[]) => Promise<boolean>;
  /** The files that the studio has changed, and that are not committed. */
  readonly touched: () => readonly string[];
  /** Says that files have been committed. */
  readonly settle: (files: readonly string[]) => void;
}

/** Where the journal of a project is kept, and how it tells the time. */
interface Options {
  readonly folder?: string;
  readonly now?: () => number;
  /** Hears that what was kept is damaged. */
  readonly warn?: (message: string) => void;
}

const namesOf = ({ title, files }: KeptStep): HistoryStep => ({
  title,
  files: files.map(({ file }) => file),
});

/** Opens the journal of a project. */
export function openJournal(
  root: string,
  {
    folder = join(root, '.tools', 'studio', 'journal'),
    now = Date.now,
    warn = console.warn,
  }: Options = {},
): Journal {
  const disk = openSteps(folder, LARGEST);
  const loaded = disk.load();
  if (loaded === 'damaged') warn(DAMAGED);
  const nothing: KeptSteps = { done: [], undone: [], touched: [] };
  let kept = loaded === undefined || loaded === 'damaged' ? nothing : loaded;
  const state = (): HistoryState => {
    const [undo, redo] = [kept.done.at(-1), kept.undone.at(-1)];
    return { ...(undo && { undo: namesOf(undo) }), ...(redo && { redo: namesOf(redo) }) };
  };
  const save = (next: KeptSteps) => {
    kept = next;
    disk.save(next);
  };
  const put = (changes: Changes) =>
    allOrNothing(root, ({ apply }) => {
      apply(changes);
      return Promise.resolve();
    });
  const forget = () => {
    warn(DAMAGED);
    save({ ...kept, done: [], undone: [] });
  };
  /** The contents that a step wants; undefined where they are damaged. */
  const contents = ({ files }: KeptStep, side: 'before' | 'after'): Changes | undefined => {
    try {
      return new Map(
        files.map(({ file, [side]: hash }) => [file, hash === undefined ? hash : disk.get(hash)]),
      );
    } catch {
      return undefined;
    }
  };
  const take = async (kind: StepKind): Promise<StepResult> => {
    const isBack = kind === 'undo';
    const [from, to] = isBack ? [kept.done, kept.undone] : [kept.undone, kept.done];
    const last = from.at(-1);
    if (!last) return { kind: 'nothing' };
    const changed = last.files.filter(
      ({ file, before, after }) => hashOfFile(placeOf(root, file)) !== (isBack ? after : before),
    );
    if (changed.length > 0) return { kind: 'conflict', files: changed.map(({ file }) => file) };
    const wanted = contents(last, isBack ? 'before' : 'after');
    if (!wanted) {
      forget();
      return { kind: 'nothing' };
    }
    await put(wanted);
    // The next letter of its field is a step of its own.
    const [rest, more] = [from.slice(0, -1), [...to, { ...last, time: 0 }]];
    save({ ...kept, ...(isBack ? { done: rest, undone: more } : { done: more, undone: rest }) });
    return { kind: 'done', files: namesOf(last).files, history: state() };
  };
  return {
    write: async (title, changes, field) => {
      const before = new Map(
        [...changes.keys()].map((file) => [file, bytesOf(placeOf(root, file))] as const),
      );
      const time = now();
      const files = [...changes].map(([file, content]) => {
        const old = before.get(file);
        return {
          file,
          ...(old !== undefined && { before: disk.put(old) }),
          ...(content !== undefined && { after: disk.put(content) }),
        };
      });
      await put(changes);
      save(withStep(kept, { title, time, files, ...(field !== undefined && { field }) }));
    },
    state,
    undo: () => take('undo'),
    redo: () => take('redo'),
    drop: (kind) => {
      save({
        ...kept,
        ...(kind === 'undo'
          ? { done: kept.done.slice(0, -1) }
          : { undone: kept.undone.slice(0, -1) }),
      });
      return state();
    },
    withdraw: async (files) => {
      const brought = kept.done.at(-1)?.files ?? [];
      const isTheirs =
        brought.length === files.length &&
        brought.every(
          ({ file, before, after }) =>
            files.includes(file) &&
            before === undefined &&
            hashOfFile(placeOf(root, file)) === after,
        );
      if (!isTheirs) return false;
      await put(new Map(files.map((file) => [file, undefined])));
      const touched = kept.touched.filter((file) => !files.includes(file));
      save({ ...kept, done: kept.done.slice(0, -1), touched });
      return true;
    },
    touched: () => kept.touched,
    settle: (files) => {
      save({ ...kept, touched: kept.touched.filter((file) => !files.includes(file)) });
    },
  };
}

const DAMAGED = 'What could be undone of the last sitting could not be read: undo begins anew.';
