import { openProject, type Project } from '../../../lib/project.ts';
import { asWritten, languagesOf, withSection } from '../../../take/sections/bring.ts';
import { inLanguages } from '../../../take/languages.ts';
import { withHidden } from '../../../take/sections/hide.ts';
import { linksTo } from '../../../take/sections/links.ts';
import { looksOf, withLook } from '../../../take/sections/looks.ts';
import { withMovedSection } from '../../../take/sections/order.ts';
import type { SectionedPage, Shown } from '../../../take/sections/page.ts';
import { withoutSection } from '../../../take/sections/remove.ts';
import { findSample } from '../../../take/sections/sample.ts';
import {
  pageWith,
  partsBehind,
  withTexts,
  type ChangedTexts,
} from '../../../take/sections/shown.ts';
import type { PageSections } from '../../contract/sections.ts';
import { Refusal } from '../call.ts';
import { documentName } from '../documents/pages.ts';
import { textOf, type Studio } from '../studio.ts';
import { listSections, pathOf, pathOfPage, sectionedPage, sectionNamed } from './list.ts';

/** The last change: each is made on what the one before wrote. */
let last: Promise<unknown> = Promise.resolve();

/** What a change of a page does. */
interface PageChange {
  readonly files: ChangedTexts;
  /** The section that it is about, as an owner calls it. */
  readonly section: string;
}

/** Changes a page, as one step that can be taken back. */
function changePage(
  studio: Studio,
  code: string,
  work: (project: Project, page: SectionedPage) => PageChange,
): Promise<PageSections> {
  const next = last.then(() => changeNow(studio, code, work));
  last = next.catch(() => undefined);
  return next;
}

async function changeNow(
  studio: Studio,
  code: string,
  work: (project: Project, page: SectionedPage) => PageChange,
): Promise<PageSections> {
  const project = openProject(studio.root);
  const page = sectionedPage(project, code);
  const change = work(project, page);
  const files = await asWritten(project, change.files);
  for (const file of files.keys())
    if (textOf(studio, file) !== project.read(file))
      throw new Refusal('The page has been changed meanwhile. Try that again.');
  const title = documentName(project, page.contentFile)?.title ?? code;
  if (files.size > 0) await studio.journal.write(`${title} › ${change.section}`, files);
  const now = withTexts(project, files);
  return listSections(now, sectionedPage(now, code));
}

/** Changes one section of a page. */
export const changeSection = (
  studio: Studio,
  { code, id }: { readonly code: string; readonly id: string },
  work: (project: Project, page: SectionedPage, shown: Shown) => ChangedTexts,
): Promise<PageSections> =>
  changePage(studio, code, (project, page) => {
    const { heading, name } =
      listSections(project, page).sections.find((one) => one.id === id) ?? {};
    return {
      files: work(project, page, sectionNamed(page, id)),
      section: heading ?? name ?? id,
    };
  });

/** Takes a section to another place on its page. */
export function moved(
  project: Project,
  page: SectionedPage,
  shown: Shown,
  to: number,
): ChangedTexts {
  return withMovedSection(project, page, shown, Math.min(to, page.sections.length - 1));
}

/** Keeps a section back: what visitors do not see, no link may lead to. */
export function hidden(project: Project, page: SectionedPage, shown: Shown): ChangedTexts {
  expectNoLinks(project, page, shown);
  return withHidden(project, page, shown, true);
}

/** Takes a section away, with its words and what it alone needed. */
export function removed(project: Project, page: SectionedPage, shown: Shown): ChangedTexts {
  expectNoLinks(project, page, shown);
  expectNoExamples(page, shown);
  return withoutSection(project, page, shown).files;
}

/** Gives a section another look. */
export function dressed(
  project: Project,
  page: SectionedPage,
  shown: Shown,
  file: string | undefined,
): ChangedTexts {
  const looks = looksOf(project, page, shown);
  if (!looks || (file !== undefined && !looks.files.includes(file)))
    throw new Refusal('This section has no such look.');
  return withLook(project, page, shown, file);
}

/** Shows a section more on a page, with the words that it has where it is copied from. */
export const addSection = (
  studio: Studio,
  { code, section, at }: { readonly code: string; readonly section: string; readonly at: number },
): Promise<PageSections> =>
  changePage(studio, code, (project, page) => {
    const languages = languagesOf(project);
    const { project: own, translationsOf } = inLanguages(project, languages[0], languages);
    const sample = findSample(own, section);
    if (sample.obstacles.length > 0)
      throw new Refusal('This section belongs to its page: it cannot be copied from there.');
    const translations = translationsOf(sample.page.contentFile);
    const after = page.sections[Math.max(0, at - 1)];
    const { files } = withSection(project, page, { sample, translations, after });
    const name = sample.shown.local;
    if (at > 0) return { files, section: name };
    // Behind the first one first, then before it.
    const now = withTexts(project, files);
    const target = pageWith(project, page, files);
    const [, added] = target.sections;
    const first = added ? withMovedSection(now, target, added, 0) : [];
    return { files: new Map([...files, ...first]), section: name };
  });

/** @throws {Refusal} naming the links that would lead nowhere */
function expectNoLinks(project: Project, page: SectionedPage, shown: Shown): void {
  const links = linksTo(project, page, shown, [pathOfPage(project, page)]);
  if (links.length === 0) return;
  const titleOf = (file: string) => documentName(project, file)?.title ?? file;
  const named = links.map(({ file, label }) =>
    label === undefined ? titleOf(file) : `“${label}” (${titleOf(file)})`,
  );
  throw new Refusal(
    `Links lead to this section: ${[...new Set(named)].join(', ')}. Let them lead somewhere else first.`,
  );
}

/** @throws {Refusal} where another section prints the code of this one */
function expectNoExamples(page: SectionedPage, shown: Shown): void {
  const own = partsBehind(page, shown);
  const isExample = ({ module }: Shown) => module.startsWith('src/sections/example/');
  const isExplained = page.sections
    .filter((one) => one !== shown && isExample(one))
    .some((one) => own.includes(pathOf(page, one)?.at(-1) ?? ''));
  if (isExplained && !isExample(shown))
    throw new Refusal(
      'The examples on this page print the lines of this section: remove them first.',
    );
}
