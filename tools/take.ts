/**
 * `npm run take -- business --to ../my-site`: a site of its own, with one home or some, the inner pages
 * that are wanted, and nothing else.
 *
 *   --pages about,contact,blog   these inner pages; all where nothing is said, none with `none`
 *   --languages de,en            these languages, that of the originals first; the template's alone by itself
 *   --list                       the homes, with a sentence each
 *   --dry-run                    say what would be written, with sizes
 *
 * Without a home or a folder it asks, in a terminal.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { openProject } from './lib/project.ts';
import { compose, type Composition } from './take/compose.ts';
import { identityOf } from './take/identity.ts';
import { chooseLanguages, languagesIn } from './take/languages.ts';
import { beginHistory, expectFree, writeWhole } from './take/new-site.ts';
import { choose, homesOf } from './take/pages.ts';
import { writeFromCode } from './take/site.ts';
import { fitLock, sizeOf, writeEntries } from './take/write.ts';

const USAGE = `Usage: npm run take -- <home> [<home> …] --to <folder> [--pages about,contact|none]
                           [--languages de,en] [--dry-run]
       npm run take -- --list`;

runTool(async () => {
  const { positionals: homes, values } = readArguments();
  const project = openProject(ROOT);
  const listed = homesOf(project).map(({ name, description }) => name.padEnd(24) + description);
  if (values.list) {
    console.log(listed.join('\n'));
    return 0;
  }
  const wanted = homes.length > 0 ? homes : await ask(`${listed.join('\n')}\nWhich home? `);
  const pages = values.pages === 'none' ? [] : values.pages?.split(',').map((name) => name.trim());
  const [original] = languagesIn(project.read('site.config.ts'));
  const asked = values.languages?.split(',').map((tag) => tag.trim());
  const languages = chooseLanguages(project, original, asked);
  const choice = { ...choose(project, wanted, pages), languages };
  if (values['dry-run']) {
    await report(await compose(project, choice));
    return 0;
  }
  const [target = ''] = values.to ? [values.to] : await ask('Into which folder? ');
  expectFree(target, ROOT);
  const site = await compose(project, choice);
  const said = await write(site, resolve(target), identityOf(project, choice));
  console.log([said, ...site.notes].join('\n\n'));
  return 0;
});

function readArguments() {
  const options = {
    to: { type: 'string' },
    pages: { type: 'string' },
    languages: { type: 'string' },
    list: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

/** @throws {Failure} with the usage, where nobody can be asked */
async function ask(question: string): Promise<string[]> {
  if (!process.stdin.isTTY) throw new Failure(USAGE);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).split(/[\s,]+/).filter(Boolean);
  } finally {
    terminal.close();
  }
}

/** Prints what would be written, folder by folder. */
async function report({ entries, choice, notes }: Composition): Promise<void> {
  const sizes = new Map<string, number[]>();
  for (const [file, entry] of entries) {
    const [first = '', second = ''] = file.split('/');
    const folder = first === 'src' ? `${first}/${second}` : first;
    sizes.set(folder, [...(sizes.get(folder) ?? []), await sizeOf(entry)]);
  }
  const line = (name: string, bytes: readonly number[]) => {
    const size = bytes.reduce((sum, one) => sum + one, 0) / 1024 ** 2;
    return `${name.padEnd(24)}${String(bytes.length).padStart(6)} files${size.toFixed(2).padStart(9)} MiB`;
  };
  const lines = [...sizes].sort().map(([folder, bytes]) => line(folder, bytes));
  const all = line('all', [...sizes.values()].flat());
  const chosen = `Homes: ${choice.homes.join(', ')}\nPages: ${choice.pages.join(', ') || 'none'}\nLanguages: ${(choice.languages ?? []).join(', ')}`;
  console.log([[...lines, all].join('\n'), chosen, ...notes].join('\n\n'));
}

async function write(
  { entries }: Composition,
  target: string,
  { name, emails: [email = 'hello@studio.example'] = [] }: ReturnType<typeof identityOf>,
): Promise<string> {
  let history: string | undefined;
  await writeWhole(target, async (folder) => {
    await writeEntries(folder, entries);
    await writeFromCode(folder);
    await fitLock(folder);
    history = await beginHistory(folder, `Begin ${name} with the template Vitrine`, {
      name,
      email,
    });
  });
  return `${target}: ${entries.size} files. ${history ?? ''}\n\n  cd '${target}'\n  npm start`;
}
