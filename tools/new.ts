/**
 * `npm run new -- page pricing`: something new to write in.
 *
 *   npm run new -- page "Über uns"      a page, its content and its entry in the menu
 *   npm run new -- text "Terms of sale" a page in Markdown: one file, no page file
 *   npm run new -- post "First words"   a post of the journal
 *   npm run new -- section timeline     a section: component, schema, bare stylesheet, test
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { sectionsText } from './docs/sections.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { openProject } from './take/files.ts';
import { expectKnown } from './take/pages.ts';
import { inWords } from './take/write.ts';
import { KINDS, newPage, newPost, newSection, newText } from './take/scaffold.ts';

const LIST = 'docs/sections.md';

runTool(async () => {
  const [kind, ...words] = process.argv.slice(2);
  const name = words.join(' ').trim();
  if (kind === undefined || name === '')
    throw new Failure(`Usage: npm run new -- ${KINDS.join('|')} <name>`);
  expectKnown('kind', [kind], KINDS);
  const project = openProject(ROOT);
  const today = new Date().toISOString().slice(0, 10);
  const files =
    kind === 'page'
      ? newPage(project, name)
      : kind === 'text'
        ? newText(project, name, today)
        : kind === 'post'
          ? newPost(project, name, today)
          : newSection(project, name);
  const before = new Map(
    [...files.keys()].filter(project.has).map((file) => [file, project.read(file)]),
  );
  try {
    for (const [file, text] of files) await write(file, text);
  } catch (error) {
    for (const file of files.keys()) restore(file, before.get(file));
    throw inWords(ROOT, error, 'Nothing has changed.');
  }
  if (kind === 'section' && project.has(LIST)) await write(LIST, sectionsText(ROOT));
  return 0;
});

function restore(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(join(ROOT, file), { force: true });
  else writeFileSync(join(ROOT, file), text);
}

async function write(file: string, text: string): Promise<void> {
  const filepath = join(ROOT, file);
  mkdirSync(dirname(filepath), { recursive: true });
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  console.log(file);
}
