/**
 * `npm run take -- business --to ../my-site`: a site of its own, with one home or some, the inner pages
 * that are wanted, and nothing else.
 *
 *   --pages about,contact,blog   these inner pages; all where nothing is said, none with `none`
 *   --list                       the homes, with a sentence each
 *   --dry-run                    say what would be written, with sizes
 *
 * Without a home or a folder it asks, in a terminal.
 */
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { compose, type Composition } from './take/compose.ts';
import { openProject, type Project } from './lib/project.ts';
import { identityOf } from './take/identity.ts';
import { choose, homesOf } from './take/pages.ts';
import { beginHistory, expectFree, writeWhole } from './take/new-site.ts';
import { writeFromCode } from './take/site.ts';
import { fitLock, sizeOf, writeEntries } from './take/write.ts';

const MIB = 1024 * 1024;

const USAGE = `Usage: npm run take -- <home> [<home> …] --to <folder> [--pages about,contact|none] [--dry-run]
       npm run take -- --list`;

runTool(async () => {
  const { homes, values } = readArguments();
  const project = openProject(ROOT);
  if (values.list) {
    for (const { name, description } of homesOf(project))
      console.log(`${name.padEnd(24)}${description}`);
    return 0;
  }
  const wanted = homes.length > 0 ? homes : await askForHomes(project);
  const pages = values.pages === 'none' ? [] : listOf(values.pages);
  const choice = choose(project, wanted, pages);
  const target =
    values.to ?? (values['dry-run'] ? '' : await ask('Into which folder? ', '../my-site'));
  if (target) expectFree(target, ROOT);
  const site = await compose(project, choice);
  if (values['dry-run']) await report(site);
  else await write(project, site, resolve(target));
  for (const note of site.notes) console.log(`\n${note}`);
  return 0;
});

function readArguments() {
  const options = {
    to: { type: 'string' },
    pages: { type: 'string' },
    list: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    return { homes: positionals, values };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

function listOf(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** @throws {Failure} with the usage, where nobody can be asked */
async function ask(question: string, usual = ''): Promise<string> {
  if (!process.stdin.isTTY) throw new Failure(USAGE);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(usual ? `${question}[${usual}] ` : question)).trim() || usual;
  } finally {
    terminal.close();
  }
}

async function askForHomes(project: Project): Promise<string[]> {
  const homes = homesOf(project);
  if (process.stdin.isTTY)
    for (const { name, description } of homes) console.log(`  ${name.padEnd(24)}${description}`);
  const answer = await ask('\nWhich home? Several are separated by blanks. ');
  return answer.split(/[\s,]+/).filter(Boolean);
}

/** What would be written, folder by folder. */
async function report({ entries, choice }: Composition): Promise<void> {
  const sums = new Map<string, { files: number; bytes: number }>();
  for (const [file, entry] of entries) {
    const folder = file.includes('/')
      ? file
          .split('/')
          .slice(0, file.startsWith('src/') ? 2 : 1)
          .join('/')
      : '.';
    const { files, bytes } = sums.get(folder) ?? { files: 0, bytes: 0 };
    sums.set(folder, { files: files + 1, bytes: bytes + (await sizeOf(entry)) });
  }
  for (const [folder, { files, bytes }] of [...sums].sort())
    console.log(
      `${folder.padEnd(20)}${String(files).padStart(6)} files${(bytes / MIB).toFixed(2).padStart(9)} MiB`,
    );
  const all = [...sums.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `${'all'.padEnd(20)}${String(entries.size).padStart(6)} files${(all / MIB).toFixed(2).padStart(9)} MiB`,
  );
  console.log(`\nHomes: ${choice.homes.join(', ')}\nPages: ${choice.pages.join(', ') || 'none'}`);
}

async function write(
  project: Project,
  { entries, choice }: Composition,
  target: string,
): Promise<void> {
  const { name, emails } = identityOf(project, choice);
  let history: string | undefined;
  await writeWhole(target, async (folder) => {
    await writeEntries(folder, entries);
    await writeFromCode(folder);
    await fitLock(folder);
    history = await beginHistory(folder, `Begin ${name} with the template Vitrine`, {
      name,
      email: emails?.[0] ?? 'hello@studio.example',
    });
  });
  console.log(
    `${join(target)}: ${entries.size} files.${history === undefined ? '' : ` ${history}`}\n\n  cd ${/\s/.test(target) ? `'${target}'` : target}\n  npm start`,
  );
}
