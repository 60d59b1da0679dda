import { posix } from 'node:path';
import { isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { HOUSE, WORK_FOLDERS, workFileOf } from '../../src/lib/works/work-files.ts';
import type { Project } from '../lib/project.ts';
import { demoOf } from './pages.ts';
import { keepEntries, keysOf, replaceTexts, textsOf } from '../lib/yaml-blocks.ts';

const ASSETS = 'src/assets/';
const FILM = /\.(webm|mp4)$/;

/** Whether a file is a list from which pages choose entries by their names. */
export const isList = (file: string): boolean =>
  posix.matchesGlob(file, 'src/content/*.yaml') && file !== MENU;

export const MENU = 'src/content/menu.yaml';

/**
 * Keeps those entries of the lists that content names, and that such entries name.
 *
 * @param content the texts of all other content files
 * @param lists the texts of the lists
 */
export function reduceLists(
  content: ReadonlyMap<string, string>,
  lists: ReadonlyMap<string, string>,
): Map<string, string> {
  const keys = new Map([...lists].map(([file, text]) => [file, keysOf(file, text)]));
  let reduced = new Map<string, string>();
  for (let count = -1, kept = 0; kept > count;) {
    count = kept;
    const said = new Set([...content, ...reduced].flatMap(([file, text]) => saidIn(file, text)));
    reduced = new Map([...lists].map(([file, text]) => [file, keepEntries(file, text, said)]));
    kept = [...keys.values()].flat().filter((key) => said.has(key)).length;
  }
  return reduced;
}

/** Whether a file is a work of no home. */
export const isHouseWork = (file: string): boolean =>
  posix.matchesGlob(file, 'src/content/works/*.yaml');

/** The works of no home that no list of the content names, by themselves or as a whole folder. */
export function unnamedWorks(content: ReadonlyMap<string, string>): string[] {
  const works = [...content.keys()].filter(isHouseWork);
  const others = [...content].filter(([file]) => !isHouseWork(file));
  const said = new Set(others.flatMap(([file, text]) => saidIn(file, text)));
  return said.has(HOUSE) ? [] : works.filter((file) => !said.has(workFileOf(file).name));
}

/**
 * Works of homes that the site does not have, which its content names: they come as works of no home.
 *
 * @returns their texts by the files that they become
 */
export function adoptedWorks(
  project: Project,
  homes: readonly string[],
  content: ReadonlyMap<string, string>,
): Map<string, string> {
  const said = new Set([...content].flatMap(([file, text]) => saidIn(file, text)));
  const works = worksIn(project).filter(
    ({ name, home }) => home !== undefined && !homes.includes(home) && said.has(name),
  );
  return new Map(
    works.map(({ file, name }) => [
      `src/content/works/${name}.yaml`,
      // Its folder lies less deep than a home's.
      project.read(file).replace('../../../../schemas/', '../../../schemas/'),
    ]),
  );
}

/** Where a work came from that is adopted; any other file came from where it is. */
export const adoptedFrom = (project: Project, file: string): string =>
  project.has(file) || !isHouseWork(file)
    ? file
    : (worksIn(project).find(({ name }) => name === workFileOf(file).name)?.file ?? file);

const worksIn = (project: Project) =>
  project.files
    .filter((file) => posix.matchesGlob(file, `${WORK_FOLDERS}/*.yaml`))
    .map((file) => workFileOf(file));

/** All works of a home, as a list in content has them. */
const FOLDER = /\{ of: ([\w-]+)[^}]*\}/g;

/** Names the works of homes that the site does not have, where a list in content has all of a home's. */
export const nameWorks = (text: string, project: Project, homes: readonly string[]): string =>
  text.replace(FOLDER, (whole, home: string) => {
    const own = worksIn(project).filter((work) => work.home === home);
    return home === HOUSE || homes.includes(home)
      ? whole
      : `[${own.map(({ name }) => name).join(', ')}]`;
  });

/** The texts of a content file: of a post those of its fields. */
function saidIn(file: string, text: string): string[] {
  const fields = file.endsWith('.md') ? (splitText(text)?.top ?? '') : text;
  return textsOf(file, fields).map(({ value }) => value);
}

/**
 * The pictures, films and logos that texts name, each with where it lies in a site without the homes that
 * do not come along.
 */
export function picturesNamed(
  project: Project,
  texts: readonly string[],
  files: ReadonlySet<string>,
): Map<string, string> {
  const all = texts.join('\n');
  const homes = new Set([...files].map(demoOf));
  const found = new Map<string, string>();
  for (const file of project.files) {
    const [, demo, picture] = /^src\/demos\/([^/]+)\/pictures\/(.+)/.exec(file) ?? [];
    const name = picture === undefined ? assetName(file) : `${demo}/${picture}`;
    if (name === undefined || files.has(file)) continue;
    const said = name.replace(FILM, '');
    if (!all.includes(said) && !all.includes(encodeURI(said))) continue;
    found.set(file, picture === undefined || homes.has(demo) ? file : `${ASSETS}${name}`);
  }
  return found;
}

/** A logo is named by its file alone, any other picture by its path. */
const assetName = (file: string) =>
  file.startsWith(ASSETS) ? file.slice(ASSETS.length).replace(/^logos\//, '') : undefined;

/**
 * The menu without pages that the site does not have. A group with one page left becomes that page, and
 * the list of homes a link where there is one home.
 */
export function reduceMenu(
  text: string,
  hasPage: (path: string) => boolean,
  homes: number,
): string {
  const document = parseDocument<YAMLSeq<YAMLMap>, false>(text);
  const { contents } = document;
  if (!isSeq(contents)) throw new Failure(`${MENU}: a list of entries is expected.`);
  const leads = (item: YAMLMap) => hasPage(String(item.get('path')));
  contents.items = contents.items.flatMap((item) => {
    const group = item.get('entries');
    if (item.has('from')) {
      if (homes > 1) return [item];
      item.delete('from');
      item.set('path', '/');
      return [item];
    }
    if (isSeq<YAMLMap>(group)) group.items = group.items.filter(leads);
    if (isSeq<YAMLMap>(group) && group.items.length <= 1) return group.items;
    return item.has('path') && !leads(item) ? [] : [item];
  });
  return document.toString({ lineWidth: 0 });
}

/**
 * The page that takes the place of one that the site does not have: the one whose name it continues
 * (`/service` for `/service-details`), else the contact page, else the home page.
 */
export function standIn(path: string, pages: readonly string[]): string {
  const name = path.slice(1);
  const [near] = pages
    .filter((page) => name.startsWith(`${page}-`) || page.startsWith(`${name}-`))
    .sort((a, b) => b.length - a.length);
  if (near !== undefined) return `/${near}`;
  return pages.includes('contact') ? '/contact' : '/';
}

/** A link in Markdown that leads into the site. */
const MARKDOWN_LINK = /\]\(([/#][^)\s]*)\)/g;

/** Leads addresses in a content file elsewhere: texts of YAML, and links of Markdown in it too. */
export function replaceLinks(
  file: string,
  text: string,
  to: (address: string) => string | undefined,
): string {
  const whole = file.endsWith('.md') ? text : replaceTexts(file, text, to);
  return whole.replace(MARKDOWN_LINK, (_, address: string) => `](${to(address) ?? address})`);
}

/** An address without what follows its path. */
export const pathOf = (address: string): string => posix.normalize(address.replace(/[?#].*$/, ''));
