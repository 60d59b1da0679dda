import { Failure } from '../../../lib/bootstrap/failure.mjs';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { isPictureFile } from '../../../../src/lib/pictures/picture-fault.ts';
import type {
  ChangedFile,
  CommitResult,
  FieldChange,
  HistoryState,
  SiteChanges,
} from '../../contract/history.ts';
import { Refusal } from '../call.ts';
import { kindOf } from '../documents/list.ts';
import { documentName } from '../documents/pages.ts';
import { valueIn } from '../documents/read.ts';
import { bytesOf } from '../hash.ts';
import { placeOf } from '../place.ts';
import type { Studio } from '../studio.ts';
import { fieldChanges } from './field-changes.ts';
import {
  changedSince,
  commitFiles,
  fileAt,
  hasIdentity,
  openRepository,
  type GitChange,
} from './git.ts';

/** What the studio needs of itself to compare. */
type Sitting = Pick<Studio, 'root' | 'journal'>;

const textOf = (bytes: Uint8Array | undefined) =>
  bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8');

/** What has changed since the last publication. */
export async function changesOf({ root, journal }: Sitting): Promise<SiteChanges> {
  const repository = await openRepository(root);
  if (!repository) return { kind: 'none' };
  const { base, isSent } = repository;
  const own = new Set(journal.touched());
  const changed = await changedSince(root, base.hash);
  const shown = changed.filter(({ file }) => own.has(file) || isContent(file));
  return {
    kind: 'git',
    since: { subject: base.subject, date: base.date, isSent },
    files: await Promise.all(shown.map((one) => named(root, base.hash, one, own.has(one.file)))),
    hasIdentity: await hasIdentity(root),
  };
}

/** Whether a file is what an owner changes: content, or a picture that it shows. */
const isContent = (file: string) =>
  kindOf(file) !== undefined || (file.startsWith('src/') && isPictureFile(file));

async function named(
  root: string,
  commit: string,
  change: GitChange,
  isOwn: boolean,
): Promise<ChangedFile> {
  const { file } = change;
  const text = textOf(bytesOf(placeOf(root, file)) ?? (await fileAt(root, commit, file)));
  const title = documentName({ read: () => text ?? '' }, file)?.title;
  return { ...change, title: title ?? file.replace(/^.*\//, ''), isOwn };
}

/**
 * The fields of a content file that differ from the last publication.
 *
 * @throws {Refusal} where the project has no history
 */
export async function fieldChangesOf({ root }: Sitting, file: string): Promise<FieldChange[]> {
  const path = placeOf(root, file);
  if (kindOf(file) === undefined) return [];
  const before = textOf(await fileAt(root, await baseOf(root), file));
  return fieldChanges(contentOf(file, before), contentOf(file, textOf(bytesOf(path))));
}

function contentOf(file: string, text: string | undefined): unknown {
  const value = text === undefined ? {} : valueIn(file, text);
  if (!file.endsWith('.md') || typeof value !== 'object') return value;
  const body = text === undefined ? '' : (splitText(text)?.body.trim() ?? '');
  return { ...value, ...(body !== '' && { body }) };
}

async function baseOf(root: string): Promise<string> {
  const repository = await openRepository(root);
  if (!repository) throw new Refusal('This project has no history yet.');
  return repository.base.hash;
}

/**
 * Puts a file back as it was at the last publication.
 *
 * @throws {Refusal} where the project has no history, or the file is nothing that the studio changes
 */
export async function restoreFile(studio: Sitting, file: string): Promise<HistoryState> {
  const { root, journal } = studio;
  placeOf(root, file);
  if (!isContent(file) && !journal.touched().includes(file))
    throw new Refusal(`${file} is no content that can be changed here.`);
  const commit = await baseOf(root);
  const before = await fileAt(root, commit, file);
  const { title } = await named(root, commit, { file, kind: 'changed' }, true);
  await journal.write(title, new Map([[file, before]]));
  return journal.state();
}

/**
 * Commits the files that the studio has changed.
 *
 * @throws {Failure} with what git says, as where a hook of the owner's refuses
 */
export async function commitChanges(
  { root, journal }: Sitting,
  message: string,
): Promise<CommitResult> {
  const repository = await openRepository(root);
  if (!repository) throw new Refusal('This project has no history yet.');
  const changed = new Set((await changedSince(root, 'HEAD')).map(({ file }) => file));
  const own = journal.touched();
  const files = own.filter((file) => changed.has(file));
  if (files.length === 0) return { kind: 'nothing' };
  if (!(await hasIdentity(root))) return { kind: 'stranger' };
  try {
    await commitFiles(root, message, files);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Failure(said === '' ? 'Git could not commit.' : said);
  }
  journal.settle(own);
  return { kind: 'committed', files };
}
