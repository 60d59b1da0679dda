import { decodeAddress } from '../../../src/lib/routes/decode-address.ts';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Format, Loss, OldPicture, OldSite } from '../model.ts';
import { itemOf, KINDS, meta } from './word-press-item.ts';
import { readXml, type XmlElement } from './xml.ts';

/** The namespace of WordPress's exports, whatever their version. */
const NAMESPACE = /xmlns:wp=["']https?:\/\/wordpress\.org\/export\//;

/** How much of a file is looked at to find its format out. */
const HEAD = 20_000;

/** Entries that WordPress keeps for itself: nothing of them is shown. */
const INTERNAL: Readonly<Record<string, string>> = {
  nav_menu_item: 'menu entries',
  revision: 'revisions',
  wp_navigation: 'menus',
  custom_css: 'styles',
  customize_changeset: 'settings',
  wp_global_styles: 'styles',
  wp_template: 'templates',
  wp_template_part: 'templates',
  wp_block: 'reusable blocks',
  oembed_cache: 'settings',
};

const isWxr = (text: string) => NAMESPACE.test(text.slice(0, HEAD));

/** WordPress's own export: Tools → Export, a file in XML (WXR). */
export const wordPress: Format = {
  name: 'WordPress',
  matches: (files) => files.paths.some((path) => path.endsWith('.xml') && isWxr(files.text(path))),
  read: (files) => {
    const sites = files.paths
      .filter((path) => path.endsWith('.xml') && isWxr(files.text(path)))
      .map((path) => siteOf(path, readXml(path, files.text(path))));
    const pictures = new Map(files.paths.map((path) => [uploadPath(path), path]));
    return {
      format: 'WordPress',
      ...(sites[0]?.url !== undefined && { url: sites[0].url }),
      items: sites.flatMap(({ items }) => items),
      losses: sites.flatMap(({ losses }) => losses),
      count: sites.reduce((sum, { count }) => sum + count, 0),
      picture: (from) => {
        const name = uploadPath(from);
        // Texts name the sizes that WordPress made; the export may hold the original alone.
        const path = pictures.get(name) ?? pictures.get(name.replace(/-\d+x\d+(?=\.\w+$)/, ''));
        return path === undefined ? undefined : files.bytes(path);
      },
    };
  },
};

/** What both an address and a path in a copy of `uploads` end in: `2019/05/cat.jpg`. */
const uploadPath = (from: string): string =>
  decodeAddress(URL.parse(from)?.pathname ?? from)
    .replace(/^(?:.*\/)?uploads\//, '')
    .replace(/^\//, '');

function siteOf(file: string, root: XmlElement): Omit<OldSite, 'format' | 'picture'> {
  const [channel] = root.all('rss').flatMap((rss) => rss.all('channel'));
  if (!channel)
    throw new Failure(`${file}: no <channel> in <rss>: this is no export of WordPress.`);
  const entries = channel.all('item');
  const url = channel.textOf('wp:base_blog_url') || channel.textOf('link');
  const authors = new Map(
    channel
      .all('wp:author')
      .map((one) => [one.textOf('wp:author_login'), one.textOf('wp:author_display_name').trim()]),
  );
  const attachments = entries.filter((entry) => typeOf(entry) === 'attachment');
  const byId = new Map(attachments.map((one) => [one.textOf('wp:post_id'), pictureOf(one)]));
  const ownOf = (id: string) =>
    attachments.filter((one) => one.textOf('wp:post_parent') === id).map(pictureOf);
  const losses: Loss[] = [];
  const lose = (kind: string, line: number, what: string) => {
    losses.push({ place: { file, line }, kind, what });
  };
  const items = entries.flatMap((entry) => {
    const type = typeOf(entry);
    const kind = KINDS[type];
    const status = entry.textOf('wp:status');
    if (type === 'attachment') return [];
    if (kind === undefined || status === 'trash' || status === 'auto-draft') {
      const title = entry.textOf('title') || entry.textOf('wp:post_name');
      const what =
        status === 'trash'
          ? 'entries in the bin'
          : (INTERNAL[type] ?? `entries of the type ${type}`);
      lose(what, entry.line, title);
      return [];
    }
    return itemOf(entry, kind, { file, url, authors, byId: (id) => byId.get(id), ownOf, lose });
  });
  return { url, items, losses, count: entries.length };
}

const typeOf = (entry: XmlElement) => entry.textOf('wp:post_type') || 'post';

function pictureOf(entry: XmlElement): OldPicture {
  const alt = meta(entry, '_wp_attachment_image_alt')?.trim() ?? '';
  const caption = entry.textOf('excerpt:encoded').trim();
  return {
    from: entry.textOf('wp:attachment_url').trim() || entry.textOf('guid').trim(),
    alt: alt === '' ? entry.textOf('title').trim() : alt,
    ...(caption && { caption }),
  };
}
