import { Failure } from '../../lib/bootstrap/failure.mjs';
import { allOrNothing, type Changes } from '../../lib/all-or-nothing.ts';
import { compose, withoutOrphans, type Entry } from '../compose.ts';
import { replaceLinks, standIn } from '../content.ts';
import { openProject, type Project } from '../files.ts';
import { convertLists, listsOf } from '../generated.ts';
import { summary } from '../merge.ts';
import { homesOf, innerPagesOf, type Choice } from '../pages.ts';
import { choiceOf, expectCommitted, mergeInto, openTemplate, settle } from '../site.ts';
import { pretty } from '../transform.ts';
import { blockOf } from '../yaml.ts';
import { findPage, findSample } from './find.ts';
import { insertSection, type Inserted } from './insert.ts';
import type { Sample } from './needs.ts';
import { readSections, schemaFileOf, sectionedPages, type SectionedPage } from './page.ts';
import { removeSection } from './remove.ts';

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
): Promise<void> {
  expectCommitted(root);
  const own = openProject(root);
  findPage(own, page);
  const template = from === undefined ? undefined : openTemplate(from, root);
  const hint = template ? '' : '\nTo bring one that this site has not: --from ../vitrine';
  const sample = findSample(template ?? own, section, hint);
  await allOrNothing(root, async (transaction) => {
    const brought = template && (await compositions(own, template, sample, page));
    const merged = brought
      ? await mergeInto(root, transaction, brought.before, brought.after)
      : NOTHING;
    const project = openProject(root);
    const target = findPage(project, page);
    const inserted = insertSection({
      project,
      target,
      sample,
      after,
      blockOf: (part) =>
        withoutAnchors(
          own,
          target,
          sample,
          (brought?.blockOf ?? ((one) => blockIn(sample, one)))(part),
        ),
      schema: schemaFor(project, sample),
    });
    transaction.apply(await tidied(project, inserted.files));
    expectShown(root, target, 1);
    if (brought) console.log(`${summary(merged)}\n`);
    report(sample, target, inserted);
    await settle(root, transaction, merged, template);
  });
}

/**
 * Reads a page again after it was written.
 *
 * @throws {Failure} where it does not show so many sections more
 */
function expectShown(root: string, { page, sections }: SectionedPage, more: number): void {
  const now = readSections(openProject(root), page.file)?.sections.length;
  if (now !== sections.length + more)
    throw new Failure(`${page.file} is written in a way that this command cannot change.`);
}

const NOTHING = {
  added: [],
  changed: [],
  removed: [],
  conflicts: [],
  kept: [],
  changes: new Map<string, Buffer | undefined>(),
};

const blockIn = ({ project, page }: Sample, part: string): string =>
  blockOf(page.content.file, project.read(page.content.file), part);

/** Links to places of the sample's own page lead to another page: this one may have no such place. */
function withoutAnchors(
  own: Project,
  target: SectionedPage,
  sample: Sample,
  block: string,
): string {
  if (target.page.file === sample.page.page.file) return block;
  const to = standIn('', choiceOf(own).pages);
  return replaceLinks(target.content.file, block, (address) =>
    /^#[a-z]/i.test(address) ? to : undefined,
  );
}

/** The schema of the sample's content, with the entries that this site's lists have. */
function schemaFor(project: Project, { project: origin, page }: Sample): string | undefined {
  const file = schemaFileOf(page);
  if (!origin.has(file)) return undefined;
  return convertLists(origin.read(file), listsOf(origin.root), listsOf(project.root));
}

/**
 * What the template would write for this site, without the section and with it on one of its pages: what
 * is more is what the section needs.
 */
async function compositions(own: Project, template: Project, sample: Sample, page: string) {
  const choice = choiceIn(template, own);
  const hosts = sectionedPages(template).filter(({ names }) =>
    [...choice.homes, ...choice.pages].some((name) => names.includes(name)),
  );
  const host = hosts.find(({ names }) => names.includes(page)) ?? hosts.at(-1);
  if (!host) throw new Failure('The template knows no page of this site.');
  const { files, parts } = insertSection({
    project: template,
    target: host,
    sample,
    blockOf: (part) => blockIn(sample, part),
    schema: undefined,
  });
  const read = (file: string) => files.get(file) ?? template.read(file);
  const before = await compose(template, choice, { strict: false });
  const after = await compose({ ...template, read }, choice, { strict: false });
  const written = after.entries.get(host.content.file);
  const text = written && 'text' in written ? written.text : '';
  const rest = (entries: ReadonlyMap<string, Entry>) =>
    [...entries].filter(([file]) => !files.has(file));
  return {
    before: new Map(rest(before.entries)),
    // A section more takes nothing away.
    after: new Map([...rest(before.entries), ...rest(after.entries)]),
    // Links to pages that the site has not lead elsewhere in it.
    blockOf: (part: string) => blockOf(host.content.file, text, parts.get(part) ?? part),
  };
}

/** What this site has, as far as it is the template's. */
function choiceIn(template: Project, own: Project): Choice {
  const here = choiceOf(own);
  const homes = homesOf(template).map(({ name }) => name);
  const inner = innerPagesOf(template);
  return {
    ...here,
    homes: here.homes.filter((name) => homes.includes(name)),
    pages: here.pages.filter((name) => inner.includes(name)),
  };
}

/** Takes a section away from a page, and what it alone needed: `npm run remove -- section faq --from business`. */
export async function takeSectionAway(root: string, { section, page }: Destination): Promise<void> {
  expectCommitted(root);
  const project = openProject(root);
  const target = findPage(project, page);
  const { files, parts } = removeSection(project, target, section);
  await allOrNothing(root, async (transaction) => {
    const choice = choiceOf(project);
    const read = (file: string) => files.get(file) ?? project.read(file);
    const before = await compose(project, choice, { strict: false, own: true });
    const after = await compose({ ...project, read }, choice, { strict: false, own: true });
    const clean = await withoutOrphans(project, before.entries, after.entries);
    const without = (entries: ReadonlyMap<string, Entry>) =>
      new Map([...entries].filter(([file]) => !files.has(file)));
    const merged = await mergeInto(root, transaction, without(before.entries), without(clean));
    transaction.apply(await tidied(project, files));
    expectShown(root, target, -1);
    console.log(summary(merged));
    const said = parts.length > 0 ? ` and its content: ${parts.join(', ')}` : '';
    console.log(`\n${target.page.file} is without ${section}${said}.`);
    await settle(root, transaction, merged);
  });
}

/** Code as Prettier has it, where the whole file was so before; content as it is written. */
async function tidied(project: Project, files: ReadonlyMap<string, string>): Promise<Changes> {
  const texts = new Map<string, string>();
  for (const [file, text] of files) {
    const isCode = /\.(astro|tsx?)$/.test(file);
    const before = project.read(file);
    const isTidy = isCode && (await pretty(project, file, before)) === before;
    texts.set(file, isTidy ? await pretty(project, file, text) : text);
  }
  return texts;
}

function report(
  { shown, page: { page } }: Sample,
  target: SectionedPage,
  { files, parts, sheets }: Inserted,
): void {
  const isOne = target.page.file === target.reader.file;
  const names = [...parts.values()].map((name) => `\`${name}\``).join(', ');
  const lines = [
    `${shown.name}, as ${page.file} shows it, stands on ${target.page.file}:`,
    `  ${target.page.file}: its element and imports${isOne && names ? `, and the schema of ${names}` : ''}`,
    ...(isOne || !names ? [] : [`  ${target.reader.file}: the schema of ${names}`]),
    ...(names ? [`  ${target.content.file}: ${names}, sample content to reword`] : []),
    ...(files.has(schemaFileOf(target)) ? [`  ${schemaFileOf(target)}: the same for editors`] : []),
  ];
  for (const [part, name] of parts)
    if (name !== part) lines.push(`There is a \`${part}\` already: this one is \`${name}\`.`);
  if (sheets.length > 0)
    lines.push(
      `Its home has stylesheets for the whole page, which reach your other sections too: ${sheets.join(', ')}.`,
    );
  console.log(lines.join('\n'));
}
