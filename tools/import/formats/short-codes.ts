import type { OldPicture } from '../model.ts';

/** What the shortcodes of a text refer to. */
export interface Attachments {
  /** A picture by its number in the library. */
  readonly byId: (id: string) => OldPicture | undefined;
  /** The pictures that were uploaded to this text. */
  readonly own: readonly OldPicture[];
}

/** `[name key="value" key=value bare]`, but not `[[name]]`, which shows the code itself. */
const CODE = /(?<!\[)\[(\/?)([a-z][\w-]*)((?:\s[^\]]*)?)\](?!\])/gi;

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))|"([^"]*)"|(\S+)/g;

/** Attributes by name; those without a name by their place, from 0. */
function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let place = 0;
  for (const [, name, double, single, bare, quoted, word] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? quoted ?? word ?? '';
    found[name?.toLowerCase() ?? String(place++)] = value;
  }
  return found;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A picture with its caption as HTML says it. */
const figureOf = ({ from, alt = '', caption }: OldPicture): string =>
  `<figure><img src="${escapeHtml(from)}" alt="${escapeHtml(alt)}">${
    caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  }</figure>`;

const linkTo = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

/** Codes that only surround what is shown. */
const FRAMES = new Set([
  'row',
  'column',
  'columns',
  'section',
  'box',
  'button',
  'highlight',
  'su_note',
]);

/**
 * Replaces the shortcodes of WordPress by HTML that says the same: captions, galleries, embeds, sound and
 * film. Of other shortcodes the words stay that they surround.
 *
 * @param lost is called with each shortcode that means nothing here
 */
export function withoutShortCodes(
  html: string,
  { byId, own }: Attachments,
  lost: (code: string) => void,
): string {
  const captions = html.replace(
    /(?<!\[)\[caption([^\]]*)\]([^]*?)\[\/caption\]/gi,
    (_, attributes: string, content: string) => {
      const [picture = ''] = /(?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?/i.exec(content) ?? [];
      const words =
        content.replace(picture, '').trim() || (attributesOf(attributes)['caption'] ?? '');
      return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
    },
  );
  const embeds = captions.replace(
    /(?<!\[)\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/gi,
    (_, address: string) => `\n\n${linkTo(address)}\n\n`,
  );
  const codes = embeds.replace(CODE, (whole, close: string, code: string, rest: string) => {
    const name = code.toLowerCase();
    const given = attributesOf(rest);
    switch (name) {
      case 'gallery': {
        const ids = (given['ids'] ?? given['include'])?.split(',').map((id) => id.trim());
        const pictures = ids ? ids.flatMap((id) => byId(id) ?? []) : own;
        return close ? '' : `\n\n${pictures.map(figureOf).join('\n')}\n\n`;
      }
      case 'audio':
      case 'video':
      case 'youtube':
      case 'vimeo': {
        const address = [given['src'], given['mp4'], given['mp3'], given['0']].find((one) =>
          one?.startsWith('http'),
        );
        return close || address === undefined ? '' : `\n\n${linkTo(address)}\n\n`;
      }
      default:
        if (!isShortCode(name, rest)) return whole;
        if (!close && !FRAMES.has(name)) lost(whole);
        return '';
    }
  });
  // WordPress shows a shortcode that stands in two pairs of brackets; other words keep theirs.
  return codes.replace(
    /\[(\[([a-z][\w-]*)((?:\s[^\]]*)?)\])\]/gi,
    (whole, shown: string, name: string, rest: string) =>
      SHOWING.has(name.toLowerCase()) || isShortCode(name.toLowerCase(), rest) ? shown : whole,
  );
}

/** Words in brackets are words, unless they look like a shortcode: a name with attributes, or a known one. */
const isShortCode = (name: string, rest: string): boolean =>
  FRAMES.has(name) || /[-_]/.test(name) || /\w=/.test(rest) || KNOWN.has(name);

/** Shortcodes of WordPress itself that HTML takes the place of. */
const SHOWING = new Set(['gallery', 'audio', 'video', 'youtube', 'vimeo']);

/** Others that bear no attributes. */
const KNOWN = new Set(['playlist', 'caption', 'embed', 'wpforms', 'ninja_form', 'toc', 'recipe']);
