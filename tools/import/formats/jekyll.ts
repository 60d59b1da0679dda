import { posix } from 'node:path';
import type { ExportFiles, Format, OldItem, OldSite } from '../model.ts';
import { basePath, findFile, replaceTargets, splitLink, withoutOwn } from './addresses.ts';
import { isoDate } from './dates.ts';
import {
  collectLosses,
  firstText,
  readFrontMatter,
  textsOf,
  type Fields,
  type FrontMatter,
  type Losses,
} from './front-matter.ts';
import { authorOf, coverOf, dateOf, defined, isAhead, topicsOf } from './item-fields.ts';
import {
  isJekyll,
  jekyllAddress,
  readJekyllPath,
  readJekyllSite,
  type JekyllPath,
  type JekyllSite,
} from './jekyll-site.ts';
import { isTemplate, replaceLiquid, withoutAttributes } from './liquid.ts';

/** A text with its front matter and its address. */
interface Page {
  readonly file: string;
  readonly path: JekyllPath;
  readonly read: FrontMatter;
  readonly date: string | undefined;
  readonly topics: ReturnType<typeof topicsOf>;
  readonly address: string;
}

/** The folder of a Jekyll site. */
export const jekyll: Format = { name: 'Jekyll', matches: isJekyll, read };

function read(files: ExportFiles): OldSite {
  const site = readJekyllSite(files);
  const losses = collectLosses();
  const known = new Set(files.paths);
  const pages = files.paths.flatMap((file) => readPage(file, files, site, losses) ?? []);
  const texts = pages.filter(({ file, path, read: { body } }) => {
    if (path.kind !== 'page' || !isTemplate(body)) return true;
    losses.add(
      file,
      1,
      TEMPLATES,
      'It lists other pages by Liquid, which the new site does by itself.',
    );
    return false;
  });
  const items = texts.map((page) => itemOf(page, pages, known, site, losses));
  return {
    format: 'Jekyll',
    ...(site.url !== undefined && { url: site.url }),
    items,
    losses: losses.all,
    picture: (from, { file }) => {
      const folders = [posix.dirname(file), '', 'assets', 'assets/images', 'images'];
      const found = findFile(known, withoutOwn(from, site.url), folders);
      return found === undefined ? undefined : files.bytes(found);
    },
    count: pages.length,
  };
}

const TEMPLATES = 'pages made by templates';

function readPage(
  file: string,
  files: ExportFiles,
  site: JekyllSite,
  losses: Losses,
): Page | undefined {
  const path = readJekyllPath(file, site.collections);
  const front = path && readFrontMatter(file, files.text(file));
  // A page of a layout alone has no words; the new site says itself that a page is not found.
  if (!front || (path.kind === 'page' && front.body.trim() === '') || path.name === '404')
    return undefined;
  const date = dateOf(front.fields, ['date'], losses, file) ?? isoDate(path.date);
  const above = path.kind === 'post' ? path.folders : [];
  const own = topicsOf(front.fields, ' ');
  const [category = own.category, ...further] = above;
  const tags = [...further, ...(above.length > 0 ? [own.category ?? []].flat() : [])];
  const topics = defined({
    category,
    tags: own.tags || tags.length > 0 ? [...(own.tags ?? []), ...tags] : undefined,
  });
  const all = [
    ...above,
    ...textsOf(front.fields['category']),
    ...textsOf(front.fields['categories'], ' '),
  ];
  return {
    ...{ file, path, read: front, date, topics },
    address: jekyllAddress(path, front.fields, date, all, site),
  };
}

function itemOf(
  page: Page,
  pages: readonly Page[],
  known: ReadonlySet<string>,
  site: JekyllSite,
  losses: Losses,
): OldItem {
  const { file, path, date, topics, address, read: front } = page;
  const { fields, bodyLine: firstLine } = front;
  const base = basePath(site.url);
  const addressOf = (named: string) => {
    const { path: name, rest } = splitLink(named);
    const bare = name.replace(/^\//, '');
    const isPage = (one: Page) => one.file === bare || one.file.endsWith(`_posts/${bare}.md`);
    const isNamed = (one: Page) => posix.parse(one.file).name === posix.basename(bare);
    const found =
      pages.find(isPage) ?? pages.find((one) => one.path.kind === 'post' && isNamed(one));
    if (found) return found.address + rest;
    return known.has(bare) ? posix.join('/', base, bare) : undefined;
  };
  const context = { file, firstLine, losses, base, site: site.config, page: fields, addressOf };
  const text = replaceLiquid(front.body, context).replace(/[ \t]*<!--\s*more\s*-->/i, '');
  const beside = (target: string) =>
    /\.(md|markdown)(#|$)/i.test(target) && !target.includes('://')
      ? addressOf(posix.join(target.startsWith('/') ? '' : posix.dirname(file), target))
      : undefined;
  const body = /\.html?$/i.test(file)
    ? { html: text }
    : { markdown: replaceTargets(withoutAttributes(text), beside) };
  const moved = textsOf(fields['redirect_from']).map((from) => posix.join('/', base, from));
  return defined({
    kind: path.kind,
    place: { file },
    title: firstText(fields, 'title') ?? titleOf(path.name),
    slug: firstText(fields, 'slug') ?? slugOf(path),
    body,
    date,
    updated: dateOf(fields, ['last_modified_at', 'updated', 'modified'], losses, file),
    draft: draftOf(path, fields, date, site),
    author: authorOf(fields, (key) => site.authors.get(key) ?? key),
    ...topics,
    excerpt: firstText(fields, 'excerpt', 'description', 'summary'),
    cover: coverOf(fields),
    featured: fields['featured'] === true ? true : undefined,
    // The page of the whole site has no address of its own to lead on from.
    addresses: [address, ...moved].filter((one) => one !== `${base}/`),
  });
}

const slugOf = ({ name, folders }: JekyllPath) =>
  name === 'index' ? (folders.at(-1) ?? 'home') : name;

/** A title out of the name of a file, as Jekyll makes one. */
const titleOf = (name: string) =>
  name.replace(/[-_]+/g, ' ').replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** Why Jekyll does not show a text. */
function draftOf(
  path: JekyllPath,
  fields: Fields,
  date: string | undefined,
  { config }: JekyllSite,
): string | undefined {
  if (path.isDraft) return 'a draft';
  if (fields['published'] === false) return 'not published';
  const isHidden = date !== undefined && isAhead(date) && config['future'] !== true;
  return isHidden ? `scheduled for ${date}` : undefined;
}
