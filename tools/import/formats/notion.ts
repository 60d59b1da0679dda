import { posix } from 'node:path';
import type { ExportFiles, Format, ItemKind, OldItem, OldSite } from '../model.ts';
import { decodePath, findFile, replaceTargets, splitLink, urlize } from './addresses.ts';
import { isoDate } from './dates.ts';
import { collectLosses, lineIn, type Losses } from './front-matter.ts';
import { defined, isAhead, POSTS, WORKS } from './item-fields.ts';
import { readProperties, type Properties } from './notion-properties.ts';

/** The mark that Notion sets behind each name. */
const MARK = /[ _-]([0-9a-f]{32})$/;
const PAGE = /[ _-][0-9a-f]{32}\.md$/;

/** A page of Notion. */
interface Page {
  readonly file: string;
  readonly title: string;
  readonly kind: ItemKind;
  readonly properties: Properties;
  readonly body: string;
  readonly bodyLine: number;
  readonly address: string;
}

/** The export of Notion as Markdown and CSV. */
export const notion: Format = {
  name: 'Notion',
  matches: (files) =>
    files.paths.some((path) => PAGE.test(path) && titleIn(files.text(path)) !== undefined),
  read,
};

const titleIn = (text: string) => /^\s*# +(\S[^\n]*?)\s*(?:\n|$)/.exec(text)?.[1];

/** A name without its mark. */
const nameOf = (path: string) => posix.parse(path).name.replace(MARK, '');

function read(files: ExportFiles): OldSite {
  const losses = collectLosses();
  const known = new Set(files.paths);
  const tables = rowFolders(files);
  const pages = files.paths
    .filter((path) => path.toLowerCase().endsWith('.md'))
    .map((path) => readPage(path, files.text(path), tables));
  const addresses = new Map(pages.map(({ file, address }) => [file, address]));
  return {
    format: 'Notion',
    items: pages.map((page) => itemOf(page, addresses, losses)),
    losses: losses.all,
    picture: (from, { file }) => {
      const found = findFile(known, from, [posix.dirname(file), '']);
      return found === undefined ? undefined : files.bytes(found);
    },
    count: pages.length,
  };
}

function readPage(file: string, text: string, tables: ReadonlySet<string>): Page {
  const title = titleIn(text);
  const head = title === undefined ? '' : (/^\s*# [^\n]*\n*/.exec(text)?.[0] ?? '');
  const folder = posix.dirname(file);
  const isRow = tables.has(folder.replace(MARK, ''));
  const { properties, length } = readProperties(text.slice(head.length), isRow);
  const start = head.length + length;
  const above = folder === '.' ? [] : folder.split('/').map((name) => name.replace(MARK, ''));
  const holder = above.findLast((name) => POSTS.test(name) || WORKS.test(name)) ?? '';
  const dated = isRow && properties.date !== undefined;
  const kind = WORKS.test(holder) ? 'work' : POSTS.test(holder) || dated ? 'post' : 'page';
  const mark = MARK.exec(posix.parse(file).name)?.[1];
  const name = title ?? nameOf(file);
  // Published pages have such addresses: https://name.notion.site/The-title-0123…
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return {
    ...{ file, title: name, kind, properties, body: text.slice(start) },
    bodyLine: lineIn(text, start, 1),
    address: `/${[words, mark].filter(Boolean).join('-')}`,
  };
}

/** Folders in which the rows of databases lie, without their marks: each has a table beside it. */
const rowFolders = ({ paths }: ExportFiles): ReadonlySet<string> =>
  new Set(
    paths
      .filter((path) => path.endsWith('.csv'))
      .map((path) => path.replace(/(_all)?\.csv$/, '').replace(MARK, '')),
  );

function itemOf(page: Page, addresses: ReadonlyMap<string, string>, losses: Losses): OldItem {
  const { file, kind, title, properties, address } = page;
  const place = { file };
  const folder = posix.dirname(file);
  const [category, ...further] = properties.categories;
  const tags = [...new Set([...properties.tags, ...further])];
  const date = dateIn(properties.date, page, losses);
  const lose = (index: number, type: string, what: string) =>
    losses.add(file, lineIn(page.body, index, page.bodyLine), type, what);
  const body = replaceTargets(page.body, (target, index) => {
    if (target.includes('://')) return undefined;
    const { path, rest } = splitLink(target);
    const named = posix.join(folder, decodePath(path));
    const to = addresses.get(named);
    if (to !== undefined) return to + rest;
    if (path.endsWith('.csv'))
      lose(index, 'databases', `The table "${nameOf(named)}" is not shown; its rows are pages.`);
    else if (path.endsWith('.md'))
      lose(index, 'links', `The page "${nameOf(named)}" is not there.`);
    else return undefined;
    return '#';
  });
  return defined({
    kind,
    place,
    title,
    slug: properties.slug ?? (urlize(title) || 'page'),
    body: { markdown: withoutCallouts(body) },
    date,
    updated: dateIn(properties.updated, page, losses),
    draft: properties.draft ?? (date && isAhead(date) ? `scheduled for ${date}` : undefined),
    author: properties.author,
    category,
    tags: tags.length > 0 ? tags : undefined,
    excerpt: properties.excerpt,
    addresses: [address],
  });
}

function dateIn(written: string | undefined, { file }: Page, losses: Losses): string | undefined {
  // Of a span of days the first counts.
  const first = written?.split(/\s*→\s*/, 1)[0];
  const date = isoDate(first);
  if (first !== undefined && date === undefined)
    losses.add(file, undefined, 'dates', `"${first}" is no date that is known.`);
  return date;
}

/** Callouts as quotations. */
const withoutCallouts = (body: string): string =>
  body.replace(/<aside>\s*([^]*?)\s*<\/aside>/g, (_, inner: string) =>
    inner
      .split('\n')
      .map((line) => `> ${line.trim()}`.trimEnd())
      .join('\n'),
  );
