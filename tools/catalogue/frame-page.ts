import { FRAME_ATTRIBUTE, FRAME_ELEMENT } from './frame.ts';

/** A section on a printed page. */
export interface Instance {
  /** Its place among the page's sections of the same name, from 0. */
  readonly at: number;
  /** The classes of its own element. */
  readonly classes: readonly string[];
  /** Its markup. */
  readonly html: string;
  /** What it threw in place of markup. */
  readonly fault?: string;
}

const EDGE = new RegExp(`<(/?)${FRAME_ELEMENT}\\b([^>]*)>`, 'g');

const unescaped = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
};

/** The sections of one name on a page that was printed for a frame; none that stands within another. */
export function instancesIn(html: string, section: string): Instance[] {
  const found: Instance[] = [];
  const open: { start: number; tag: string }[] = [];
  for (const { 0: edge, 1: closing, 2: tag = '', index } of html.matchAll(EDGE)) {
    if (closing === '') {
      open.push({ start: index + edge.length, tag });
      continue;
    }
    const begun = open.pop();
    const isOne = begun && attribute(begun.tag, 'data-section') === section;
    if (!isOne || open.some((one) => attribute(one.tag, 'data-section') === section)) continue;
    const inside = html.slice(begun.start, index);
    const root = /<\w[^>]*>/.exec(inside)?.[0] ?? '';
    const fault = attribute(begun.tag, 'data-fault');
    found.push({
      at: found.length,
      classes: (attribute(root, 'class') ?? '').split(' ').filter(Boolean),
      html: inside,
      ...(fault !== undefined && { fault }),
    });
  }
  return found;
}

/** What a frame shows of a page. */
export interface Shown {
  /** The section's name, and its place among those of that name. */
  readonly section: string;
  readonly at: number;
  /** Places of looks whose classes the page loses. */
  readonly without: readonly string[];
  /** A look to put on: its class, and the address of its stylesheet. */
  readonly look?: { readonly className: string; readonly href: string };
  /** The address of a theme's stylesheet, over the page's own. */
  readonly theme?: string;
  /** Whether nothing moves in it: without scripts it costs little. */
  readonly still: boolean;
}

/** A face that comes late would not be shown at all (`font-display: optional`). */
export const READ_FONTS =
  "<script>for(const face of document.fonts)if(face.display==='optional')face.load()</script>";

/**
 * What a section is not, a frame does not show; what opens over a page may. An island is brought to life when
 * the first box in it is seen.
 */
const HIDE = `${FRAME_ELEMENT}{display:contents}
astro-island>${FRAME_ELEMENT}{display:block}
body :not(${FRAME_ELEMENT}[data-shown],${FRAME_ELEMENT}[data-shown] *,:has(${FRAME_ELEMENT}[data-shown]),dialog,dialog *,.pswp,.pswp *){display:none!important}
main:focus{outline:0}`;

/** Scripts by which a page remembers whose clothes it wears: frames must not tell each other. */
const REMEMBERING =
  /<script>(?:(?!<\/script>)[\s\S])*sessionStorage(?:(?!<\/script>)[\s\S])*<\/script>/g;
const SCRIPT = /<script\b(?:(?!<\/script>)[\s\S])*<\/script>/g;

/** A page of which one section is shown, and nothing else. */
export function framePage(html: string, shown: Shown): string {
  const { section, look, theme, still } = shown;
  const [, head = '', body = ''] = /^([\s\S]*?<\/head>)([\s\S]*)$/.exec(html) ?? [];
  let place = 0;
  const marked = withoutLooks(body, shown.without).replace(
    EDGE,
    (edge, closing: string, tag: string) => {
      const isOne = closing === '' && attribute(tag, 'data-section') === section;
      return isOne && place++ === shown.at ? `<${FRAME_ELEMENT}${tag} data-shown="">` : edge;
    },
  );
  const dressed = look ? withLook(marked, look.className) : marked;
  const added = [
    // A link leads out of the frame.
    '<base target="_top">',
    ...(theme ? [`<link rel="stylesheet" href="${theme}">`] : []),
    ...(look ? [`<link rel="stylesheet" href="${look.href}">`] : []),
    `<style>${HIDE}</style>`,
  ].join('');
  const quiet = (text: string) => text.replace(still ? SCRIPT : REMEMBERING, '');
  const start = quiet(head)
    .replace('<html', `<html ${FRAME_ATTRIBUTE}=""`)
    .replace(/<link rel="expect"[^>]*>/, '')
    .replace('</head>', `${added}${READ_FONTS}</head>`);
  return start + quiet(dressed);
}

function withoutLooks(body: string, places: readonly string[]): string {
  if (places.length === 0) return body;
  return body.replace(new RegExp(` ?(?<![\\w-])(?:${places.join('|')})_[\\w-]+`, 'g'), '');
}

/** The class goes to the section's own element, the first in its frame. */
function withLook(body: string, className: string): string {
  return body.replace(
    /( data-shown="">(?:\s|<(?:link|style|script)\b[^>]*>)*<\w+)((?:\s[^>]*)?>)/,
    (_, start: string, rest: string) =>
      rest.includes(' class="')
        ? start + rest.replace(' class="', ` class="${className} `)
        : `${start} class="${className}"${rest}`,
  );
}
