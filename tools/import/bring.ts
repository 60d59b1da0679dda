import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textFault } from '../../src/lib/content/text.schema.ts';
import { postFault } from '../../src/lib/posts/post.schema.ts';
import { namesChange } from '../astro/schemas/files.ts';
import { allOrNothing, type Changes } from '../lib/all-or-nothing.ts';
import { openProject } from '../lib/project.ts';
import { keptPretty, pretty } from '../lib/pretty.ts';
import { oldAddresses } from './addresses.ts';
import type { Workshop } from './body-of.ts';
import { divideByNewness } from './come-before.ts';
import { CONFIG, withRedirects } from './configure.ts';
import { addressFault, linksOf } from './links.ts';
import type { OldSite } from './model.ts';
import { namingFor } from './naming.ts';
import { newNotes, type Notes } from './notes.ts';
import { pictureBook, type PictureBook } from './pictures.ts';
import { draftOf, placed, type Planned } from './plan.ts';
import { redirectsOf } from './redirects.ts';
import { reportOf } from './report.ts';
import { resumeChanges } from './resume.ts';
import { tellPlan } from './tell-plan.ts';
import { workFault } from './work-fault.ts';
import { workText } from './write-work.ts';
import { pageText, postText } from './write-text.ts';

/** The file that tells what an import has done. */
export const REPORT = 'import-report.md';

/** What is asked of an import. */
export interface Order {
  /** The project's folder, which is the working folder too: the checks of content read there. */
  readonly root: string;
  readonly old: OldSite;
  /** Who writes where nobody is named. */
  readonly owner: string;
  /** The site's own description, which ends a description that would be too short. */
  readonly description: string;
  /** Those of `site.config.ts`. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Fetches pictures from their hosts; undefined where they are not to be fetched. */
  readonly download?: ((address: string) => Promise<Uint8Array>) | undefined;
  /** Whether nothing is to be written. */
  readonly isDry?: boolean;
  readonly now?: Date;
}

/** What an import has done, or would do. */
export interface Outcome {
  readonly old: OldSite;
  readonly planned: readonly Planned[];
  /** How many items had come before. */
  readonly known: number;
  readonly notes: Notes;
  readonly book: PictureBook;
  readonly redirects: ReadonlyMap<string, string>;
  /** The new and changed files, by their paths in the project. */
  readonly files: Changes;
  readonly report: string;
}

/**
 * Brings an old site's posts, pages and works into this one, with their pictures and redirects.
 *
 * @throws {Failure} saying that nothing has changed, where it cannot be finished
 */
export async function bring(order: Order): Promise<Outcome> {
  const { root, old, owner, description, isDry = false, now = new Date() } = order;
  const notes = newNotes();
  const drafts = old.items.map((item) => draftOf(item, now));
  const { fresh, known } = divideByNewness(drafts, order.redirects);
  const planned = placed(fresh);
  tellPlan(planned, notes);
  const book = pictureBook({ picture: old.picture, download: order.download });
  const linkOf = linksOf(oldAddresses(old.url), planned, order.redirects);
  const texts = await textsOf(
    planned,
    { book, linkOf, notes, description, today: now.toISOString().slice(0, 10) },
    owner,
    root,
  );
  const redirects = redirectsOf(planned, order.redirects, notes);
  for (const { place, kind, what } of planned.length > 0 ? [...old.losses, ...book.losses] : [])
    notes.lost.push({ place, kind, what });
  tellFaults(texts, planned, book, notes);
  const files = new Map<string, string | Uint8Array>([...book.files, ...texts]);
  const resume = old.resume && resumeChanges(openProject(root), old.resume);
  for (const [file, text] of resume?.changes ?? []) files.set(file, text);
  notes.lost.push(...(resume?.losses ?? []));
  for (const what of resume?.notes ?? []) notes.hand.push({ kind: 'parts of the résumé', what });
  if (redirects.size > 0) files.set(CONFIG, await configured(root, redirects));
  const done = { old, planned, known: known.length, notes, book, redirects };
  const report = reportOf(done);
  if (files.size > 0) files.set(REPORT, report + olderReports(root));
  if (!isDry && files.size > 0)
    await allOrNothing(root, ({ apply }) => {
      apply(files);
      apply(namesChange(root));
      return Promise.resolve();
    });
  return { ...done, files, report };
}

/** What earlier imports have reported, below what is new: an import overwrites nothing. */
function olderReports(root: string): string {
  const path = join(root, REPORT);
  return statSync(path, { throwIfNoEntry: false })?.isFile()
    ? `\n${readFileSync(path, 'utf8')}`
    : '';
}

/** The new texts, by their files, formatted as the project's own are. */
async function textsOf(
  planned: readonly Planned[],
  workshop: Workshop,
  owner: string,
  root: string,
): Promise<Map<string, string>> {
  const naming = namingFor(planned, owner, workshop.notes);
  const texts = new Map<string, string>();
  for (const one of planned) {
    const text =
      one.kind === 'post'
        ? await postText(one, workshop, naming)
        : one.kind === 'page'
          ? await pageText(one, workshop)
          : await workText(one, workshop, naming);
    texts.set(one.file, await formatted(root, one.file, text));
  }
  return texts;
}

/** Prettier needs a second look at some Markdown until nothing changes any more. */
async function formatted(root: string, file: string, text: string): Promise<string> {
  const once = await pretty({ root }, file, text);
  return once === text ? once : pretty({ root }, file, await pretty({ root }, file, once));
}

/** `site.config.ts` with the redirects; formatted where its owner keeps it so. */
async function configured(root: string, redirects: ReadonlyMap<string, string>): Promise<string> {
  const text = readFileSync(join(root, CONFIG), 'utf8');
  return keptPretty({ root }, CONFIG, text, withRedirects(text, redirects));
}

/** Checks each new text as the build will, and notes what it would stop at. */
function tellFaults(
  texts: ReadonlyMap<string, string>,
  planned: readonly Planned[],
  book: PictureBook,
  notes: Notes,
): void {
  const faultOf = addressFault(planned);
  for (const { kind, file, item } of planned) {
    const text = texts.get(file) ?? '';
    const fault =
      kind === 'work'
        ? workFault(file, text, faultOf)
        : kind === 'post'
          ? postFault(file, text, faultOf)
          : textFault(file, text, faultOf);
    const [, ...mistakes] = fault?.split(/\n(?=✖)/) ?? [];
    for (const mistake of mistakes)
      if (![...book.files.keys()].some((path) => mistake.includes(path) && !existsSync(path)))
        notes.hand.push({
          kind: 'mistakes that stop the build',
          what: mistake.replace(/\s+/g, ' '),
          place: item.place,
          file,
        });
  }
}
