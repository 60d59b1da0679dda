import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProject, type Project } from '../../lib/project.ts';
import { RECORD } from '../compose.ts';
import { undoOnFailure, commit, expectCommitted, git } from '../git.ts';
import { inLanguages } from '../languages.ts';
import { changeChoice, conflictsText, openTemplate, takenChoice } from '../site.ts';
import { asWritten, languagesOf, withSection, wordsOf } from './bring.ts';
import { linesToPaste } from './edit.ts';
import { withoutSection } from './remove.ts';
import { findPage } from './page.ts';
import { findSample, type Sample } from './sample.ts';
import type { ChangedTexts } from './shown.ts';

/** Where a section goes. */
interface Destination {
  readonly section: string;
  readonly page: string;
  readonly after?: string | undefined;
}

/**
 * Brings a section into a page: `npm run add -- section faq --to business`.
 *
 * @param from the template's folder; without it the section is copied from where it stands on this site
 */
export async function addSection(
  root: string,
  { section, page, after }: Destination,
  from: string | undefined,
): Promise<number> {
  await expectCommitted(root);
  const site = openProject(root);
  findPage(site, page);
  const template = from === undefined ? undefined : openTemplate(from, root);
  const languages = languagesOf(site);
  const [own] = languagesOf(template ?? site);
  const { project, translationsOf } = inLanguages(template ?? site, own, languages);
  const sample = findSample(project, section);
  const words = translationsOf(sample.page.contentFile);
  const show = () => showSection(root, { sample, words, page, after });
  if (!template) {
    await undoOnFailure(root, show);
    return 0;
  }
  const conflicts = await changeChoice(root, {
    message: `Bring the section ${section} from the template`,
    template,
    choice: takenChoice(site),
    more: { files: sample.files, texts: sample.parts.map((part) => wordsOf(site, sample, part)) },
    then: show,
  });
  if (conflicts.length > 0)
    console.log(
      `${conflictsText(conflicts)}\nThen: npm run add -- section ${section} --to ${page}`,
    );
  return conflicts.length > 0 ? 1 : 0;
}

/** A section that is about to be shown. */
interface Showing {
  readonly sample: Sample;
  /** The sample's content in the site's further languages. */
  readonly words: ReadonlyMap<string, string>;
  readonly page: string;
  readonly after: string | undefined;
}

async function showSection(
  root: string,
  { sample, words: translations, page, after }: Showing,
): Promise<void> {
  const site = openProject(root);
  const target = findPage(site, page);
  if (sample.obstacles.length > 0) {
    console.log(
      `${sample.shown.local} cannot be written into ${target.page.file} by itself: ${[...new Set(sample.obstacles)].join('; ')}. Paste these lines, and what they name:\n\n${linesToPaste(sample)}`,
    );
    return;
  }
  const { files, parts } = withSection(site, target, { sample, translations, after });
  await write(site, files, `Show ${sample.shown.local} on ${page}`);
  const names = [...parts.values()].map((name) => `\`${name}\``).join(', ');
  console.log(`${sample.shown.local}, as ${sample.page.page.file} shows it, stands on ${target.page.file}:
  ${target.page.file}: its element and imports
  ${target.reader.file}: the schema of ${names}
  ${target.contentFile}: ${names}, sample content to reword`);
  for (const [part, name] of parts)
    if (name !== part) console.log(`There is a \`${part}\` already: this one is \`${name}\`.`);
  if (sample.sheets.length > 0)
    console.log(
      `Its home's stylesheets reach your other sections too: ${sample.sheets.join(', ')}.`,
    );
}

/** Takes a section away from a page, and what it alone needed: `npm run remove -- section faq --from business`. */
export async function removeSection(root: string, { section, page }: Destination): Promise<number> {
  await expectCommitted(root);
  const site = openProject(root);
  const target = findPage(site, page);
  const { files, parts } = withoutSection(site, target, section);
  await undoOnFailure(root, () => write(site, files, `Show ${section} no more on ${page}`));
  const said = parts.length > 0 ? ` and its content: ${parts.join(', ')}` : '';
  console.log(`${target.page.file} is without ${section}${said}.`);
  if (!site.has(RECORD)) return 0;
  const choice = takenChoice(openProject(root));
  const message = `Remove what ${section} alone needed`;
  const conflicts = await changeChoice(root, { message, choice });
  if (conflicts.length > 0) console.log(conflictsText(conflicts));
  return conflicts.length > 0 ? 1 : 0;
}

/** Writes and commits changed files. */
async function write(site: Project, files: ChangedTexts, message: string): Promise<void> {
  for (const [file, text] of await asWritten(site, files))
    if (text === undefined) rmSync(join(site.root, file));
    else writeFileSync(join(site.root, file), text);
  await git(site.root, 'add', '--all');
  await commit(site.root, message);
}
