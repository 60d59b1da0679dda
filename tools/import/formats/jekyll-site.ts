import { posix } from 'node:path';
import type { ExportFiles, ItemKind } from '../model.ts';
import { basePath, dateTokens, fillPattern, urlize } from './addresses.ts';
import {
  isFields,
  peekFrontMatter,
  readFields,
  textOf,
  textsOf,
  type Fields,
} from './front-matter.ts';
import { isHugo } from './hugo-site.ts';
import { WORKS } from './item-fields.ts';

const CONFIG = /^_config\.ya?ml$/;
const TEXT = /\.(md|markdown|mkdn?|html?)$/i;
const POST = /^(?:(.*)\/)?_posts\/(?:.*\/)?(\d{4}-\d{1,2}-\d{1,2})-([^/]+)\.\w+$/;
const DRAFT = /^(?:(.*)\/)?_drafts\/(?:.*\/)?([^/]+)\.\w+$/;

/** The patterns of addresses that have names. */
const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

/** What Jekyll's configuration says of a whole site. */
export interface JekyllSite {
  readonly url?: string;
  /** The pattern of the addresses of posts. */
  readonly permalink: string;
  /** Collections besides posts, each with the pattern of its addresses where it has one of its own. */
  readonly collections: ReadonlyMap<string, string | undefined>;
  /** Names of authors by their keys in `_data/authors.yml`. */
  readonly authors: ReadonlyMap<string, string>;
  readonly config: Fields;
}

/** What a file of Jekyll is. */
export interface JekyllPath {
  readonly kind: ItemKind;
  /** The date and the name that its file name says. */
  readonly date?: string;
  readonly name: string;
  readonly isDraft?: boolean;
  /** Folders above `_posts` are categories. */
  readonly folders: readonly string[];
  readonly collection?: string;
}

/** Whether an export is a folder of Jekyll: posts with dates in their names, or a configuration and pages. */
export function isJekyll(files: ExportFiles): boolean {
  const hasConfig = files.paths.some((path) => CONFIG.test(path));
  const collections = new Map([['pages', undefined]]);
  const isText = (path: string) =>
    (hasConfig ? readJekyllPath(path, collections) !== undefined : POST.test(path)) &&
    TEXT.test(path) &&
    peekFrontMatter(path, files.text(path)) !== undefined;
  return files.paths.some(isText) && !isHugo(files);
}

/** @throws {Failure} where a configuration cannot be read, with file and line */
export function readJekyllSite(files: ExportFiles): JekyllSite {
  const file = files.paths.find((path) => CONFIG.test(path));
  const config = file === undefined ? {} : readFields(file, files.text(file), 'yaml');
  const list = config['collections'];
  const own: [string, string | undefined][] = isFields(list)
    ? Object.entries(list).map(([name, of]) => [
        name,
        isFields(of) ? textOf(of['permalink']) : undefined,
      ])
    : textsOf(list).map((name) => [name, undefined]);
  const permalink = textOf(config['permalink']) ?? 'date';
  const url = textOf(config['url']);
  const base = textOf(config['baseurl'])?.replace(/\/+$/, '') ?? '';
  return {
    // A path of a site whose host is not said is a path of some host.
    ...((url !== undefined || base !== '') && { url: `${url ?? 'https://host.example'}${base}` }),
    permalink: STYLES[permalink] ?? permalink,
    collections: new Map([['pages', undefined], ...own]),
    authors: readAuthors(files),
    config,
  };
}

function readAuthors(files: ExportFiles): Map<string, string> {
  const file = files.paths.find((path) => /^_data\/authors\.ya?ml$/.test(path));
  const fields = file === undefined ? {} : readFields(file, files.text(file), 'yaml');
  return new Map(
    Object.entries(fields).flatMap(([key, author]) => {
      const name = isFields(author) ? textOf(author['name']) : undefined;
      return name === undefined ? [] : [[key, name] as const];
    }),
  );
}

/** What a file is, by its path; undefined for one that no page is made of. */
export function readJekyllPath(
  path: string,
  collections: ReadonlyMap<string, unknown>,
): JekyllPath | undefined {
  if (!TEXT.test(path)) return undefined;
  const [, above, date, title] = POST.exec(path) ?? [];
  const foldersOf = (dir: string | undefined) => (dir ? dir.split('/') : []);
  if (title !== undefined && date !== undefined)
    return { kind: 'post', date, name: title, folders: foldersOf(above) };
  const [, aboveDraft, draft] = DRAFT.exec(path) ?? [];
  if (draft !== undefined)
    return { kind: 'post', name: draft, isDraft: true, folders: foldersOf(aboveDraft) };
  const { dir, name } = posix.parse(path);
  const [first = '', ...further] = foldersOf(dir);
  const collection = first.startsWith('_') ? first.slice(1) : undefined;
  const isKnown = collection === undefined || collections.has(collection) || WORKS.test(collection);
  const rest = collection === undefined ? foldersOf(dir) : further;
  if (!isKnown || rest.some((one) => /^[_.]/.test(one)) || /^[_.]/.test(name)) return undefined;
  if (['node_modules', 'vendor'].includes(first)) return undefined;
  const kind = WORKS.test(collection ?? '') ? 'work' : 'page';
  return { kind, name, folders: rest, ...(collection !== undefined && { collection }) };
}

/** The address of a text, from the host's root. */
export function jekyllAddress(
  { kind, name, folders, collection }: JekyllPath,
  fields: Fields,
  date: string | undefined,
  categories: readonly string[],
  site: JekyllSite,
): string {
  const isPretty = site.permalink.endsWith('/');
  const slug = textOf(fields['slug']) ?? urlize(name);
  const path = [...folders, name === 'index' ? '' : name].join('/');
  const patternOfPage = name === 'index' || isPretty ? '/:path/' : '/:path.html';
  const own = textOf(fields['permalink']);
  const pattern =
    (own === undefined ? undefined : (STYLES[own] ?? own)) ??
    (kind === 'post'
      ? site.permalink
      : collection === undefined || collection === 'pages'
        ? patternOfPage
        : (site.collections.get(collection) ?? `/:collection${patternOfPage}`));
  const filled = fillPattern(pattern, {
    ...dateTokens(date),
    ...{ title: slug, slug, name: urlize(name), path, basename: name, collection },
    ...{ categories: categories.map(urlize).join('/'), output_ext: '.html' },
  });
  return posix.join('/', basePath(site.url), filled);
}
