import { fill } from '~/lib/words/fill';
import { loadFaces } from './dress-page';
import type { Fields } from './fields';
import type { KeyRing } from './key-ring';
import { openWindow, type ShopWindow } from './shop-window';
import { turn, type Turned } from './turn';
import { writtenFiles } from './written-files';

/** A name of fewer letters is painted no larger. */
const SHORTEST = 12;

/**
 * Lets the sign, the pages behind the windows and the files follow what is entered.
 *
 * @returns what is to be done whenever something has been entered
 */
export function follow(section: HTMLElement, ring: KeyRing, fields: Fields): () => void {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-slot=${name}]`);
  const [shop, sign] = [part('window'), part('sign')];
  const status = document.createElement('span');
  status.role = 'status';
  part('swatches')?.after(status);
  const show = shop && pagesBehind(shop, ring);
  const letter = signPainter(section);
  return () => {
    const turned = turn(fields.read(), ring);
    if (!turned || !sign) return;
    const { home, name, theme, moved } = turned;
    fields.follow(theme.tokens['color-accent'] ?? '', home.firm);
    sign.textContent = name;
    paint(section, turned);
    status.textContent = moved ? fill(ring.words.moved, { colour: moved }) : '';
    const themeName = section.querySelector('[data-key=theme]');
    if (themeName) themeName.textContent = `'${home.slug}'`;
    writeFiles(section, turned);
    show?.(turned);
    letter(turned);
  };
}

/** Paints the sign: as large as the name leaves room for, in the theme's colours and letters. */
function paint({ style }: HTMLElement, { name, theme: { tokens } }: Turned): void {
  const values = {
    letters: String(Math.max(name.length, SHORTEST)),
    sign: tokens['color-accent'] ?? '',
    'on-sign': tokens['color-on-accent'] ?? '',
  };
  for (const [property, value] of Object.entries(values)) style.setProperty(`--${property}`, value);
}

/** Paints the sign in the theme's letters, too. */
function signPainter({ style }: HTMLElement): (turned: Turned) => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return ({ faces, letters, theme: { tokens } }) => {
    void Promise.all(faces.map((href) => loadFaces(document, href))).then(() => {
      sheet.replaceSync(letters);
      style.setProperty('--sign-face', tokens['font-display'] ?? '');
      style.setProperty('--sign-weight', tokens['weight-display'] ?? '');
    });
  };
}

/** The home behind the shop's window and, before it, an inner page on a phone. */
function pagesBehind(shop: HTMLElement, ring: KeyRing): (turned: Turned) => void {
  const home = openWindow(shop);
  let inner: ShopWindow | undefined;
  if (ring.inner) {
    const phone = document.createElement('div');
    phone.dataset['slot'] = 'phone';
    shop.after(phone);
    inner = openWindow(phone);
  }
  return (turned) => {
    const { css, faces, name } = turned;
    const label = (page: string) => fill(ring.words.shown, { page, name });
    const dress = (from: string) => ({ names: { from, to: name }, css, faces });
    home.show(turned.home.path, label(turned.home.title), dress(turned.home.firm));
    if (inner && ring.inner) {
      const { path, title, firm } = ring.inner;
      inner.show(`${path}?theme=${turned.home.slug}`, label(title), dress(firm));
    }
  };
}

/** What the links download: the files as they would be now, in the place of those that were printed. */
function writeFiles(section: HTMLElement, turned: Turned): void {
  for (const { part, path, text } of writtenFiles(turned)) {
    const link = section.querySelector<HTMLAnchorElement>(`a[data-file=${part}]`);
    if (!link) continue;
    // One that was printed is revoked without effect.
    URL.revokeObjectURL(link.href);
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const caption = section.querySelector(`[data-path=${part}]`);
    if (caption) caption.textContent = path;
  }
}
