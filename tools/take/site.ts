import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { namesText, SCHEMAS, writeSchema } from '../astro/schemas/files.ts';
import { WRITTEN, writtenText } from '../docs/written.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import {
  compose,
  readRecord,
  RECORD,
  type Composition,
  type Owned,
  type Template,
} from './compose.ts';
import { openProject, type Project } from '../lib/project.ts';
import {
  undoOnFailure,
  asksGit,
  BRANCH,
  commit,
  expectBranch,
  expectCommitted,
  git,
} from './git.ts';
import { languagesIn } from './languages.ts';
import { homesOf, innerPagesOf, type Choice } from './pages.ts';
import { fitLock, writeEntries } from './write.ts';

const LOCK = 'package-lock.json';

/** The template that `--from` names. */
export function openTemplate(from: string | undefined, root: string): Project {
  if (from === undefined) throw new Failure('Where is the template? Say so with --from ../vitrine');
  if (!existsSync(join(from, 'tools', 'take.ts')))
    throw new Failure(`${from} is no folder of the template: there is no tools/take.ts in it.`);
  if (resolve(from) === resolve(root))
    throw new Failure('--from names this very folder. Name the template’s.');
  return openProject(from);
}

/** What a site shows now, without some of it. */
export function choiceOf(project: Project, without: readonly string[] = []): Choice {
  const isLeft = (name: string) => !without.includes(name);
  return {
    homes: homesOf(project)
      .map(({ name }) => name)
      .filter(isLeft),
    pages: innerPagesOf(project).filter(isLeft),
  };
}

/** What was taken, as far as its pages are still there: nothing new comes of what the owner took away. */
export function takenChoice(
  site: Project,
  without: readonly string[] = [],
): Required<Choice> & Template {
  if (!site.has(RECORD))
    throw new Failure(
      `There is no ${RECORD} here: this site was not taken with \`npm run take\`. In the template itself a home is a folder and a page: delete both.`,
    );
  const record = readRecord(site);
  const here = choiceOf(site, without);
  const spoken = languagesIn(site.read('site.config.ts'));
  const [original] = record.languages ?? spoken;
  return {
    ...record,
    // The originals stay as they were taken; the owner may speak more or fewer languages since.
    languages: [original, ...spoken.filter((tag) => tag !== original)],
    homes: record.homes.filter((name) => here.homes.includes(name)),
    pages: record.pages.filter((name) => here.pages.includes(name)),
  };
}

/** A change of what a site is taken from. */
interface Change {
  readonly message: string;
  /** Where the files come from: the template, or nothing where the site has all of them. */
  readonly template?: Project | undefined;
  readonly choice: Choice;
  /** Homes and pages that go. */
  readonly without?: readonly string[];
  /** What a section needs which is about to be shown. */
  readonly more?: Owned['more'];
  /** Works on the site once the change is merged without a conflict. */
  readonly then?: () => Promise<void>;
}

/**
 * Commits a new choice to the branch of what the site was taken from, and merges it into the site.
 *
 * @returns the files in which git found conflicts
 */
export async function changeChoice(root: string, change: Change): Promise<string[]> {
  await expectCommitted(root);
  await expectBranch(root);
  return undoOnFailure(root, async () => {
    const { notes } = await commitToBranch(root, change);
    for (const note of notes) console.log(`${note}\n`);
    const conflicts = await merge(root, change);
    if (conflicts.length === 0) await change.then?.();
    return conflicts;
  });
}

async function commitToBranch(root: string, change: Change): Promise<Composition> {
  const { template, choice, without, more, message } = change;
  const site = openProject(root);
  const tree = mkdtempSync(join(tmpdir(), 'vitrine-template-'));
  try {
    await git(root, 'worktree', 'add', '--quiet', tree, BRANCH);
    const source = template ?? openProject(tree);
    const { files } = openProject(tree);
    const known = new Set(files);
    const owned = { project: site, choice: choiceOf(site, without), known, ...(more && { more }) };
    const composition = await compose(source, choice, owned);
    const { entries } = composition;
    const gone = files.filter((file) => !entries.has(file));
    await writeEntries(tree, entries);
    for (const file of gone) await rm(join(tree, file));
    await fitLock(tree);
    await writeFromCode(tree);
    await git(tree, 'add', '--all');
    if (!(await asksGit(tree, 'diff', '--cached', '--quiet'))) await commit(tree, message);
    return composition;
  } finally {
    await git(root, 'worktree', 'remove', '--force', tree).catch(() => undefined);
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Writes the names that editors offer, and the documents that list what the site has. */
export async function writeFromCode(root: string): Promise<void> {
  writeSchema(root, ...namesText(root));
  for (const file of WRITTEN.filter((one) => existsSync(join(root, one))))
    writeFileSync(join(root, file), await writtenText(root, file));
}

async function merge(root: string, { message, template }: Change): Promise<string[]> {
  const isMerged = await asksGit(root, 'merge', '--no-ff', '--no-commit', '--quiet', BRANCH);
  const unmerged = async () =>
    (await git(root, 'diff', '--name-only', '--diff-filter=U', '-z')).split('\0').filter(Boolean);
  // What the build writes anew is no question of whose it is.
  for (const file of (await unmerged()).filter((one) => one.startsWith(`${SCHEMAS}/`))) {
    const isThere = await asksGit(root, 'cat-file', '-e', `${BRANCH}:${file}`);
    await (isThere ? git(root, 'checkout', '--ours', file) : git(root, 'rm', '--quiet', file));
    if (isThere) await git(root, 'add', file);
  }
  const conflicts = await unmerged();
  if (conflicts.length > 0) return conflicts;
  if (!isMerged && !(await isMerging(root)))
    throw new Failure(`git could not merge the branch "${BRANCH}".`);
  if (!(await isMerging(root))) return [];
  await settle(root, template);
  await git(root, 'add', '--all');
  await commit(root, message);
  return [];
}

const isMerging = (root: string) => asksGit(root, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD');

/** Brings what follows from a site's files in line with them, after a merge without conflicts. */
async function settle(root: string, template: Project | undefined): Promise<void> {
  await fitPackages(root, template);
  // In a process of its own, which reads the code as it is now.
  const tool = join(root, 'tools', 'docs.ts');
  await promisify(execFile)(process.execPath, [tool], { cwd: root }).catch(() => {
    console.log('Then run `npm run docs`: the lists in docs/ could not be written yet.');
  });
  writeSchema(root, ...namesText(root));
}

/** Fits the lock file; where npm would need its registry for new packages, the template's lock has them. */
async function fitPackages(root: string, template: Project | undefined): Promise<void> {
  const own = readFileSync(join(root, LOCK), 'utf8');
  try {
    await fitLock(root);
  } catch (error) {
    if (!template) throw error;
    writeFileSync(join(root, LOCK), template.read(LOCK));
    await fitLock(root).catch(() => {
      writeFileSync(join(root, LOCK), own);
      console.log('Packages have changed: run `node tools/bootstrap.mjs --npm install`.');
    });
  }
}

/** What to do about conflicts, in a few lines for the terminal. */
export const conflictsText = (
  conflicts: readonly string[],
): string => `Both of you changed these files; git's marks show where:

${conflicts.map((file) => `  ${file}`).join('\n')}

Choose in each what is to stay, then: node tools/bootstrap.mjs --npm install && npm run docs && git add --all && git commit
Or leave all as it was: git merge --abort`;
