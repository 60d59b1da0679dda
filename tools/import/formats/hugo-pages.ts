import { posix } from 'node:path';
import type { ExportFiles, ItemKind } from '../model.ts';
import { basePath, dateTokens, fillPattern, splitLink, urlize } from './addresses.ts';
import {
  firstText,
  readFrontMatter,
  textOf,
  type Fields,
  type FrontMatter,
  type Losses,
} from './front-matter.ts';
import { lowered, readHugoPath, TEXT, type HugoPath, type HugoSite } from './hugo-site.ts';
import { dateOf, POSTS, WORKS } from './item-fields.ts';

/** A text with its front matter and its address. */
export interface Page {
  readonly file: string;
  readonly path: HugoPath;
  readonly kind: ItemKind;
  readonly fields: Fields;
  readonly read: FrontMatter;
  readonly date: string | undefined;
  readonly slug: string;
  readonly address: string;
}

/** Kinds of losses that are whole entries. */
export const ENTRIES = new Set([
  'translations',
  'texts of other kinds',
  'texts without front matter',
]);

/**
 * The pages of a Hugo site in its first language.
 *
 * @throws {Failure} where front matter cannot be read, with file and line
 */
export function readPages(files: ExportFiles, site: HugoSite, losses: Losses): Page[] {
  const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const further = files.paths.filter((path) => site.translated.some((one) => isIn(one)(path)));
  const isForeign = new Set(further);
  for (const path of further.filter((one) => TEXT.test(one)))
    losses.add(path, undefined, 'translations', 'A text in a further language of the old site.');
  return files.paths.filter(isIn(site.content)).flatMap((file) => {
    if (isForeign.has(file)) return [];
    if (/\.(org|adoc|asciidoc|rst|pandoc|pdc)$/i.test(file))
      losses.add(file, undefined, 'texts of other kinds', 'It is neither Markdown nor HTML.');
    if (!TEXT.test(file)) return [];
    const path = readHugoPath(file.slice(site.content.length + 1), site);
    if (path.language !== undefined && path.language !== site.language) {
      losses.add(file, undefined, 'translations', 'A text in a further language of the old site.');
      return [];
    }
    const front = readFrontMatter(file, files.text(file));
    if (!front) {
      losses.add(file, 1, 'texts without front matter', 'Nothing says what it is called.');
      return [];
    }
    const [section = ''] = path.isSection ? [...path.folders, path.name] : path.folders;
    // The page of a section without words of its own only lists what is in it.
    if (path.isSection && front.body.trim() === '') return [];
    const kind = path.isSection ? 'page' : POSTS.test(section) ? 'post' : kindOf(section);
    const fields = lowered(front.fields);
    const date = dateOf(fields, ['publishdate', 'date'], losses, file);
    return [
      { file, path, kind, fields, read: front, date, ...addressOf(path, fields, date, site) },
    ];
  });
}

const kindOf = (section: string): ItemKind => (WORKS.test(section) ? 'work' : 'page');

function addressOf(
  { folders, name }: HugoPath,
  fields: Fields,
  date: string | undefined,
  { url, permalinks }: HugoSite,
): { readonly slug: string; readonly address: string } {
  const title = urlize(firstText(fields, 'title') ?? name);
  const slug = textOf(fields['slug']) ?? urlize(name);
  const sections = folders.map(urlize).join('/');
  const pattern = textOf(permalinks[folders[0] ?? 'page']) ?? '/:sections/:slugorfilename/';
  const filled = fillPattern(pattern, {
    ...dateTokens(date),
    ...{ title, sections, section: folders[0] },
    ...{ slug: textOf(fields['slug']) ?? title, slugorfilename: slug, filename: urlize(name) },
    ...{ slugorcontentbasename: slug, contentbasename: urlize(name) },
  });
  const address = textOf(fields['url']) ?? filled;
  return { slug: slug || 'home', address: posix.join('/', basePath(url), address) };
}

/** The page that a text names by its path, from the content's folder or its own, or by its name alone. */
export function findPage(named: string, from: Page, pages: readonly Page[]): Page | undefined {
  const { path, rest } = splitLink(named);
  const bare = (one: string) =>
    one
      .replace(/\.(md|markdown)$/i, '')
      .replace(/(^|\/)_?index$/, '')
      .replace(/^\/|\/$/g, '');
  const keyOf = ({ folders, name }: HugoPath) => [...folders, name].join('/');
  const own = posix.join(...from.path.folders, path.startsWith('/') ? '' : path);
  const beside = posix.join(...from.path.folders, from.path.name, path);
  const wanted = [bare(path), bare(own), bare(beside)];
  const found =
    pages.find((page) => wanted.includes(keyOf(page.path))) ??
    pages.find((page) => page.path.name === bare(path));
  return found && { ...found, address: found.address + rest };
}
