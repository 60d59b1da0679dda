import { posix } from 'node:path';
import { isMap, isSeq, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { Project } from './files.ts';
import { keepEntries, keysOf, replaceTexts, textsOf } from './yaml.ts';
import { decodeAddress } from '../../src/lib/routes/decode-address.ts';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';
import { markdownParts } from '../../src/lib/markdown/markdown-tree.ts';
import { parseYaml } from '../../src/lib/content/yaml.ts';

/** Lists that several pages take entries from, by their names there. */
const COLLECTION = /^src\/content\/(?!menu)[\w-]+\.yaml$/;
const ASSETS = 'src/assets/';
/** A post names the file of a picture inside its text from where it lies. */
const FROM_A_POST = /^(?:\.\.\/)+assets\//;
const FILM_FORMATS = ['webm', 'mp4'];

export const isCollection = (file: string): boolean => COLLECTION.test(file);

/** What the texts of a site ask for, besides code. */
export interface Asked {
  /** Collections' files, and which entries of each. */
  readonly entries: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pictures, films and logos: from where in the project to where in the site. */
  readonly assets: ReadonlyMap<string, string>;
}

/** The texts of a content file: of a post those of its fields, and the pictures in it. */
function saidIn(file: string, text: string) {
  if (!file.endsWith('.md')) return textsOf(file, text);
  const { top = '', body = text } = splitText(text) ?? {};
  const pictures = markdownParts(body).flatMap((part) =>
    part.kind === 'picture' && FROM_A_POST.test(part.address)
      ? [{ value: decodeAddress(part.address.replace(FROM_A_POST, '')), listed: false }]
      : [],
  );
  // A post names its writer by the entry, though not in a list.
  return [...textsOf(file, top).map(({ value }) => ({ value, listed: true })), ...pictures];
}

/** Which demos a site has. */
interface Demos {
  /** Whether it comes with all of its pictures. */
  readonly areWhole: (demo: string) => boolean;
  /** Whether some of it comes along: then its pictures are looked for in its folder. */
  readonly haveFolder: (demo: string) => boolean;
}

/**
 * Where a picture, film or logo lies that content or code names, and where it lies in a site without
 * the demo that it belongs to.
 */
function assetsNamed(project: Project, name: string, demos: Demos): [string, string][] {
  const [folder = '', ...rest] = name.split('/');
  const formats = ['', ...FILM_FORMATS.map((format) => `.${format}`)];
  const shared = [...formats.map((format) => ASSETS + name + format), `${ASSETS}logos/${name}`]
    .filter((path) => project.has(path))
    .map((path): [string, string] => [path, path]);
  if (rest.length === 0 || demos.areWhole(folder)) return shared;
  const foreign = formats
    .map((format) => rest.join('/') + format)
    .map((path) => ({ path, own: `src/demos/${folder}/pictures/${path}` }))
    .filter(({ own }) => project.has(own))
    .map(({ path, own }): [string, string] => [
      own,
      demos.haveFolder(folder) ? own : `${ASSETS}${folder}/${path}`,
    ]);
  return [...shared, ...foreign];
}

/**
 * Follows names: from the site's content and code to entries of collections, from those to pictures.
 *
 * @param content the site's content files, as they are read
 * @param words what its code says in quotation marks
 */
export function askedBy(
  project: Project,
  content: ReadonlyMap<string, string>,
  words: Iterable<string>,
  demos: Demos,
): Asked {
  const collections = project.files.filter(isCollection).map((file) => {
    const text = project.read(file);
    return {
      file,
      keys: new Set(keysOf(file, text)),
      content: parseYaml(file, text) as Record<string, unknown>,
    };
  });
  const entries = new Map<string, Set<string>>();
  const assets = new Map<string, string>();
  const noteAssets = (name: string) => {
    for (const [from, to] of assetsNamed(project, name, demos)) assets.set(from, to);
  };
  const noteEntries = (name: string) => {
    for (const { file, keys, content: all } of collections) {
      const known = entries.get(file) ?? new Set();
      if (!keys.has(name) || known.has(name)) continue;
      entries.set(file, known.add(name));
      for (const { value, listed } of textsOf(file, stringify(all[name]))) note(value, listed);
    }
  };
  const note = (value: string, listed: boolean) => {
    noteAssets(value);
    if (listed) noteEntries(value);
  };
  for (const [file, text] of content)
    for (const { value, listed } of saidIn(file, text)) note(value, listed);
  for (const word of words) noteAssets(word);
  return { entries, assets };
}

/** A collection with those of its entries that the site asks for. */
export const reducedCollection = (file: string, text: string, { entries }: Asked): string =>
  keepEntries(file, text, entries.get(file) ?? new Set());

/** Entries of a list in a YAML file, as they are written. */
function itemsOf(text: string, list: YAMLSeq) {
  return list.items.flatMap((item) => {
    if (!isMap(item) || !item.range) return [];
    const start = text.lastIndexOf('\n', item.range[0]) + 1;
    const written = text.slice(item.range[0], item.range[1]).trimEnd();
    const end = text.indexOf('\n', item.range[0] + written.length);
    return [{ item, start, end: end === -1 ? text.length : end + 1 }];
  });
}

/**
 * The menu without pages that the site has not: an entry that leads nowhere goes, a group that is left
 * empty goes, of a group with one page the page stays, and the list of homes becomes a link where
 * there is one home. Every other letter stays as it is written.
 */
export function reducedMenu(
  text: string,
  hasPage: (path: string) => boolean,
  homes: number,
): string {
  const { contents } = parseDocument(text);
  if (!isSeq(contents)) throw new Failure('src/content/menu.yaml: a list of entries is expected.');
  const field = (item: YAMLMap, name: string) => item.get(name) as string | undefined;
  const leads = (item: YAMLMap) => hasPage(field(item, 'path') ?? '');
  const said = (value: string) => stringify(value, { lineWidth: 0 }).trim();
  const line = (label = '', path = '') => `- { label: ${said(label)}, path: ${said(path)} }\n`;
  const changes: { start: number; end: number; to: string }[] = [];
  for (const { item, start, end } of itemsOf(text, contents)) {
    const label = field(item, 'label');
    const group = item.get('entries');
    if (item.has('from')) {
      if (homes <= 1) changes.push({ start, end, to: line(label, '/') });
    } else if (item.has('path')) {
      if (!leads(item)) changes.push({ start, end, to: '' });
    } else if (isSeq(group)) {
      const entries = itemsOf(text, group);
      const left = entries.filter((entry) => leads(entry.item));
      const [only] = left;
      if (left.length === entries.length && left.length > 1) continue;
      if (left.length > 1)
        for (const entry of entries.filter((one) => !left.includes(one)))
          changes.push({ start: entry.start, end: entry.end, to: '' });
      else
        changes.push({
          start,
          end,
          to: only ? line(field(only.item, 'label'), field(only.item, 'path')) : '',
        });
    }
  }
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, to }) => now.slice(0, start) + to + now.slice(end), text);
}

/** Where the words of a page stand that a home or an inner page reads by this name. */
export const contentFileOf = (project: Project, page: string): string | undefined =>
  [`src/demos/${page}/content.yaml`, `src/content/pages/${page}.yaml`].find(project.has);

/**
 * The page that takes the place of one that the site has not: the one whose name it continues
 * (`/service` for `/service-details`), else the contact page, else the home page.
 */
export function standIn(path: string, pages: readonly string[]): string {
  const name = path.slice(1);
  const longer = pages.filter((page) => name.startsWith(`${page}-`) || page.startsWith(`${name}-`));
  const near = longer.sort((a, b) => b.length - a.length)[0];
  if (near !== undefined) return `/${near}`;
  return pages.includes('contact') ? '/contact' : '/';
}

/** A link in Markdown that leads into the site. */
const MARKDOWN_LINK = /\]\((\/[^)\s]*)\)/g;

/** Leads addresses in a content file elsewhere: texts of YAML, links of Markdown, in YAML's prose too. */
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
