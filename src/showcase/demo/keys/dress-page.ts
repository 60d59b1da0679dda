/** What a page that stands in a frame wears besides its own. */
export interface Dress {
  /** The name that the page shows, and the one that it shall show. */
  names: { from: string; to: string };
  /** A stylesheet's text. */
  css: string;
  /** Addresses of stylesheets with typefaces. */
  faces: string[];
}

/** Nothing in these is read by anybody. */
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

/** What is known of a page. */
interface Met {
  /** The sheet that it was given, and what shall stand in it as soon as its typefaces are there. */
  sheet: CSSStyleSheet;
  css: string;
  /** Its words that hold a name, as they were. */
  words: Map<Text, string>;
}

const known = new WeakMap<Document, Met>();

/** The stylesheets that were added to a page, by their addresses: when their faces are there. */
const added = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Changes a page of this site that stands in a frame: its name in words, its look in a stylesheet made
 * by script. Both are what a strict policy allows, and neither can carry markup.
 */
export async function applyThemeTo(page: Document, { names, css, faces }: Dress): Promise<void> {
  const met = known.get(page) ?? meet(page, names.from);
  for (const [text, original] of met.words) {
    const now = original.replaceAll(names.from, () => names.to);
    if (text.data !== now) text.data = now;
  }
  met.css = css;
  // A face that comes after the words that are set in it is not used any more.
  await Promise.all(faces.map((href) => loadFaces(page, href)));
  if (met.css === css) met.sheet.replaceSync(css);
}

function meet(page: Document, name: string): Met {
  const view = page.defaultView;
  // A sheet belongs to the document whose window made it.
  const sheet = new (view ?? window).CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  const met = { sheet, css: '', words: wordsWith(page, name) };
  known.set(page, met);
  return met;
}

/** A page's texts that hold a name, as they stand there. */
export function wordsWith(page: Document, name: string): Map<Text, string> {
  const found = new Map<Text, string>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.includes(name) && !UNREAD.has(text.parentElement?.tagName ?? ''))
      found.set(text, text.data);
  }
  return found;
}

/** Adds a stylesheet with typefaces to a page, once, and waits until they can be used. */
export function loadFaces(page: Document, href: string): Promise<void> {
  const sheets = added.get(page) ?? new Map<string, Promise<void>>();
  added.set(page, sheets);
  const loading = sheets.get(href) ?? addFaces(page, href);
  sheets.set(href, loading);
  return loading;
}

async function addFaces(page: Document, href: string): Promise<void> {
  const link = page.createElement('link');
  const settled = new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
  link.rel = 'stylesheet';
  link.href = href;
  page.head.append(link);
  await settled;
  const faces = [...page.fonts].filter(({ display }) => display === 'optional');
  await Promise.allSettled(faces.map((face) => face.load()));
}
