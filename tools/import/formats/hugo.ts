import { posix } from 'node:path';
import type { ExportFiles, Format, OldItem, OldPicture, OldSite } from '../model.ts';
import { basePath, findFile, replaceTargets, withoutOwn } from './addresses.ts';
import { collectLosses, firstText, textsOf, type Losses } from './front-matter.ts';
import { ENTRIES, findPage, readPages, type Page } from './hugo-pages.ts';
import { replaceShortcodes } from './hugo-shortcodes.ts';
import { isHugo, readHugoSite, type HugoSite } from './hugo-site.ts';
import { authorOf, coverOf, dateOf, defined, isAhead, topicsOf } from './item-fields.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The names of a bundle's own picture, as Hugo's templates look for it. */
const FEATURED = /feature|cover|thumbnail/i;

/** The folder of a Hugo site. */
export const hugo: Format = { name: 'Hugo', matches: isHugo, read };

function read(files: ExportFiles): OldSite {
  const site = readHugoSite(files);
  const losses = collectLosses();
  const pages = readPages(files, site, losses);
  const addresses = new Map(pages.map(({ file, address }) => [file, address]));
  const known = new Set(files.paths);
  const items = pages.map((page) => itemOf(page, pages, files, site, losses));
  return {
    format: 'Hugo',
    ...(site.url !== undefined && { url: site.url }),
    items,
    losses: losses.all,
    picture: (from, { file }) => {
      const address = addresses.get(file) ?? '';
      const folders = [posix.dirname(file), `static${address}`, 'static', 'assets', ''];
      const found = findFile(known, withoutOwn(from, site.url), folders);
      return found === undefined ? undefined : files.bytes(found);
    },
    count: pages.length + losses.all.filter(({ kind }) => ENTRIES.has(kind)).length,
  };
}

function itemOf(
  page: Page,
  pages: readonly Page[],
  files: ExportFiles,
  { url }: HugoSite,
  losses: Losses,
): OldItem {
  const { file, kind, fields, date, path, slug, address, read: front } = page;
  const { bodyLine: firstLine } = front;
  const find = (named: string) => findPage(named, page, pages)?.address;
  const context = { file, firstLine, losses, addressOf: find };
  const short = replaceShortcodes(front.body, context).replace(/[ \t]*<!--\s*more\s*-->/i, '');
  const body = /\.html?$/i.test(file)
    ? { html: short }
    : {
        markdown: replaceTargets(short, (target) =>
          /\.(md|markdown)(#|$)/i.test(target) && !target.includes('://')
            ? find(target)
            : undefined,
        ),
      };
  const beside = path.isBundle && !path.isSection ? picturesBeside(file, files) : [];
  const featured = beside.find((one) => FEATURED.test(one));
  const cover: OldPicture | undefined =
    coverOf(fields) ?? (featured === undefined ? undefined : { from: featured });
  const gallery =
    kind === 'work' ? beside.filter((one) => one !== cover?.from && !front.body.includes(one)) : [];
  const root = basePath(url);
  const aliases = textsOf(fields['aliases']).map((alias) =>
    alias.startsWith('/')
      ? posix.join('/', root, alias)
      : posix.join('/', posix.dirname(address.replace(/\/$/, '')), alias),
  );
  return defined({
    kind,
    place: { file },
    title: firstText(fields, 'title', 'linktitle') ?? path.name,
    slug,
    body,
    date,
    updated: dateOf(fields, ['lastmod', 'updated', 'modified'], losses, file),
    draft: draftOf(page, losses),
    author: authorOf(fields),
    ...topicsOf(fields),
    excerpt: firstText(fields, 'summary', 'description'),
    cover,
    gallery: gallery.length > 0 ? gallery.map((from) => ({ from })) : undefined,
    featured: fields['featured'] === true ? true : undefined,
    // The page of the whole site has no address of its own to lead on from.
    addresses: [address, ...aliases].filter((one) => one !== `${root}/` && one !== root),
  });
}

/** Why Hugo does not show a page. */
function draftOf({ fields, date, file }: Page, losses: Losses): string | undefined {
  if (fields['draft'] === true) return 'a draft';
  if (date !== undefined && isAhead(date)) return `scheduled for ${date}`;
  const end = dateOf(fields, ['expirydate'], losses, file);
  return end === undefined || isAhead(end) ? undefined : `expired on ${end}`;
}

function picturesBeside(file: string, files: ExportFiles): string[] {
  const folder = `${posix.dirname(file)}/`;
  return files.paths
    .filter((path) => path.startsWith(folder) && PICTURE.test(path))
    .map((path) => path.slice(folder.length));
}
