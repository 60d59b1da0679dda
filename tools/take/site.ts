import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { wordsHash } from '../site/samples.ts';
import site from '../../site.config.ts';
import { isTemplate } from '../../src/lib/is-template.ts';
import { WRITTEN, writtenText } from '../docs/written.ts';
import type { Transaction } from '../lib/all-or-nothing.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { Entry } from './compose.ts';
import { openProject, type Project } from './files.ts';
import { listsOf, mergedSchemas } from './generated.ts';
import { MANIFEST, mergeWith, type Merged } from './merge.ts';
import { choose, EXTRAS, homesOf, innerPagesOf, type Choice } from './pages.ts';
import { pretty, RECORD, type Template } from './transform.ts';
import { fitLock } from './write.ts';

/** What a site has now: its homes, the one at `/` first, its inner pages and extras. */
export function choiceOf(project: Project): Choice {
  const homes = homesOf(project).map(({ name }) => name);
  const first = homes.includes(site.home) ? [site.home] : [];
  const extras = EXTRAS.filter(
    (extra) =>
      ({
        art: project.files.some((file) => file.startsWith('art/')),
        showcase: isTemplate,
        splash: isTemplate,
        wardrobe: readRecord(project.root)?.extras.includes('wardrobe') ?? isTemplate,
      })[extra],
  );
  return choose(project, [...first, ...homes], innerPagesOf(project), extras);
}

/** Where a site comes from; nothing in the template itself. */
export function readRecord(root: string): Template | undefined {
  const file = join(root, RECORD);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Template;
  } catch {
    throw new Failure(`${RECORD} is no JSON any more. Take it from your history again.`);
  }
}

const contentOf = (root: string, home: string) => join(root, 'src', 'demos', home, 'content.yaml');

/** Homes whose words are still those that they came with. Ask before anything is merged into them. */
export function unchangedHomes(root: string, { homes, words }: Template): Set<string> {
  return new Set(
    homes.filter((home) => {
      const file = contentOf(root, home);
      return existsSync(file) && wordsHash(readFileSync(file)) === words[home];
    }),
  );
}

/**
 * Writes where a site comes from, after it has been changed. A home whose words were as they came, or
 * that is new, is known by its words as they are now: a link in them may lead elsewhere.
 *
 * @param theirs the record that the template would write; in the template itself there is none to keep
 * @param unchanged what `unchangedHomes` said before
 */
export async function keepRecord(
  root: string,
  { apply }: Transaction,
  theirs: Entry | undefined,
  own: Partial<Template>,
  unchanged: ReadonlySet<string>,
): Promise<void> {
  if (!theirs || !('text' in theirs)) return;
  const before = readRecord(root);
  const record = { ...(JSON.parse(theirs.text) as Template), ...own };
  const words = record.homes.flatMap((home) => {
    const file = contentOf(root, home);
    const known = before?.words[home];
    if (known !== undefined && !unchanged.has(home)) return [[home, known]];
    return existsSync(file) ? [[home, wordsHash(readFileSync(file))]] : [];
  });
  const text = JSON.stringify({ ...record, words: Object.fromEntries(words) as unknown });
  apply(new Map([[RECORD, await pretty({ root }, RECORD, text)]]));
}

/** The template that `--from` names. */
export function openTemplate(from: string | undefined, root: string): Project {
  if (from === undefined) throw new Failure('Where is the template? Say so with --from ../vitrine');
  if (!existsSync(join(from, 'tools', 'take.ts')))
    throw new Failure(`${from} is no folder of the template: there is no tools/take.ts in it.`);
  if (join(from) === join(root))
    throw new Failure('--from names this very folder. Name the template’s.');
  return openProject(from);
}

/** @throws {Failure} where something is not committed yet: what is merged into it could not be undone */
export function expectCommitted(root: string): void {
  let said: string;
  try {
    said = execFileSync('git', ['status', '--porcelain'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    throw new Failure(
      'This site has no git history. Begin one first (git init, git add, git commit): then whatever happens can be undone.',
    );
  }
  if (said.trim() !== '')
    throw new Failure(
      `Commit what you have changed first: then whatever happens can be undone.\n${said.trimEnd()}`,
    );
}

/**
 * The template as it was at a version: from its tag, else from the commit that the record names.
 *
 * @param use is given the project; its files are gone afterwards
 */
export async function withVersion<Result>(
  template: Project,
  { version, commit }: Template,
  use: (project: Project) => Promise<Result>,
): Promise<Result> {
  const git = promisify(execFile);
  const names = [`v${version}`, version, ...(commit === undefined ? [] : [commit])];
  const found: string[] = [];
  for (const name of names)
    await git('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: template.root,
    }).then(
      ({ stdout }) => found.push(stdout.trim()),
      () => undefined,
    );
  // A commit says it exactly; a version may have been tagged later.
  const [first] = commit !== undefined && found.includes(commit) ? [commit] : found;
  if (first === undefined)
    throw new Failure(
      `${template.root} does not know version ${version}, which this site was taken from. Clone it with its whole history (git fetch --tags --unshallow).`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'template-'));
  try {
    const archive = join(folder, 'all.tar');
    await git('git', ['archive', '--output', archive, first], { cwd: template.root });
    const tree = join(folder, 'tree');
    await cp(join(template.root, '.prettierrc.json'), join(tree, '.prettierrc.json'), {
      recursive: true,
    });
    await git('tar', ['-xf', archive, '-C', tree]);
    await rm(archive);
    return await use(openProject(tree));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the lists of a site's sections and fields from what it has. */
export async function writeLists(root: string): Promise<void> {
  for (const list of ['docs/sections.md', 'docs/fields.md'] as const)
    if (existsSync(join(root, list)))
      writeFileSync(join(root, list), await writtenText(root, list));
}

type Entries = ReadonlyMap<string, Entry>;

/** Merges a composition into a site, and its schemas with it. */
export async function mergeInto(
  root: string,
  { apply }: Transaction,
  base: Entries,
  theirs: Entries,
): Promise<Merged> {
  const before = listsOf(root);
  const merged = await mergeWith(root, base, theirs);
  apply(merged.changes);
  const { changes, stale } = mergedSchemas(root, base, theirs, before);
  apply(changes);
  if (stale.length > 0)
    console.log(`The next build writes anew, then run \`npm run docs\`: ${stale.join(', ')}\n`);
  return merged;
}

/** Brings what follows from a site's files in line with them: the lock file, and the documents. */
export async function settle(
  root: string,
  { remember }: Transaction,
  { conflicts }: Merged,
  template?: Project,
): Promise<void> {
  const documents = WRITTEN.filter((file) => existsSync(join(root, file)));
  remember(['package-lock.json', ...documents]);
  if (conflicts.includes(MANIFEST))
    console.log(
      `\nTake git’s marks out of ${MANIFEST}, then run \`node tools/bootstrap.mjs --npm install\`.`,
    );
  else await fitPackages(root, template);
  await writeDocuments(root, documents);
}

/**
 * Writes the documents that come from the code, in a process that reads the code as it is now. Code that
 * waits for its owner to settle a conflict, or for packages, cannot be read yet.
 */
async function writeDocuments(root: string, documents: readonly string[]): Promise<void> {
  const tool = join(root, 'tools', 'docs.ts');
  await promisify(execFile)(process.execPath, [tool, ...documents], { cwd: root }).catch(() => {
    console.log(`\nThen run \`npm run docs\`: ${documents.join(', ')} could not be written yet.`);
  });
}

/** Fits the lock file after packages have come or gone; where npm needs its registry for it, it is asked. */
async function fitPackages(root: string, template?: Project): Promise<void> {
  const lock = join(root, 'package-lock.json');
  const own = readFileSync(lock, 'utf8');
  try {
    await fitLock(root);
  } catch (error) {
    if (!template) throw error;
    // The template's lock has what is new; npm takes out what this site does not ask for.
    writeFileSync(lock, template.read('package-lock.json'));
    await fitLock(root).catch(() => {
      writeFileSync(lock, own);
      console.log('Packages have changed: run `node tools/bootstrap.mjs --npm install`.');
    });
  }
}
