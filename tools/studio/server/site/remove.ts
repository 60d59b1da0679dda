import { originalOf } from '../../../../src/lib/languages/translation-files.ts';
import { SCHEMAS } from '../../../astro/schemas/files.ts';
import { openProject, type Project } from '../../../lib/project.ts';
import { innerPagesOf } from '../../../take/pages.ts';
import type { PageName } from '../../contract/documents.ts';
import type { UsingPlace } from '../../contract/site.ts';
import { Refusal } from '../call.ts';
import { pagesOf } from '../documents/pages.ts';
import type { Studio } from '../studio.ts';
import { menuWithout } from './menu-entries.ts';
import { placesOf } from './places.ts';
import { withNames } from './with-names.ts';

/**
 * The places that lead to a post, a work or a page, by the path of its page.
 *
 * @throws {Refusal} where there is no such page
 */
export function usesOf({ root }: Pick<Studio, 'root'>, path: string): UsingPlace[] {
  const project = openProject(root);
  return placesOf(project, pageAt(project, path));
}

/**
 * Takes a post, a work or a page away: its files with their translations, and its entries in the menu.
 *
 * @throws {Refusal} where the site needs it, or content leads to it
 */
export async function remove(
  { root, journal }: Pick<Studio, 'root' | 'journal'>,
  path: string,
): Promise<void> {
  const project = openProject(root);
  const page = pageAt(project, path);
  expectRemovable(project, page);
  const places = placesOf(project, page);
  if (places.length > 0)
    throw new Refusal(
      `These still lead there: ${places.map(({ title }) => title).join(', ')}. Change them first.`,
    );
  const gone = filesOf(project, page).map((file) => [file, undefined] as const);
  const menu = await menuWithout(project, path);
  await journal.write(page.title, withNames(root, new Map([...gone, ...menu])));
}

function pageAt(project: Project, path: string): PageName {
  const page = pagesOf(project).find((one) => one.path === path);
  if (!page) throw new Refusal(`There is no page ${path}.`);
  return page;
}

/** Whether a page prints itself alone: the journal, for one, prints further pages. */
export function isRemovable(project: Project, { kind, path, code }: PageName): boolean {
  if (kind === 'post' || kind === 'work') return true;
  const name = path.slice(1);
  const isSingle = kind === 'text' || code === `src/pages/${name}.astro`;
  return kind !== 'home' && isSingle && innerPagesOf(project).includes(name);
}

function expectRemovable(project: Project, page: PageName): void {
  if (!isRemovable(project, page)) throw new Refusal(`The site needs the page ${page.path}.`);
}

/** The files that belong to a page alone. */
function filesOf(project: Project, { file, code, path }: PageName): string[] {
  const content = project.files.filter((one) => file !== undefined && originalOf(one) === file);
  const schemas = ['', 'translations/'].map((folder) => `${SCHEMAS}/${folder}pages${path}.json`);
  return [...content, ...(code === undefined ? [] : [code, ...schemas.filter(project.has)])];
}
