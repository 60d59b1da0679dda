import { hashOf, placeOf } from './lightbox-hash';
import { linkOf } from './lightbox-item';
import type { Viewer } from './viewer';

/** Marks history entries that the lightbox created, so that closing knows where Back leads. */
const OWN_ENTRY = { lightbox: true };

const isOwnEntry = () =>
  typeof history.state === 'object' && history.state !== null && 'lightbox' in history.state;

let viewer: Viewer | undefined;
let isLoading = false;

/**
 * Opens the pictures of every gallery (`data-lightbox`) in a lightbox: on a click, and at once if
 * the URL names one, wherever on the page it is. An open picture has its own history entry, so that
 * Back closes it. Galleries are looked up when needed, since a widget around one may have
 * re-rendered it.
 */
export function start(): void {
  document.addEventListener('click', openClicked);
  addEventListener('popstate', followAddress);
  followAddress();
}

function openClicked(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  // Leaves clicks for a new tab or a download to the browser.
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest('a[data-lightbox-item]') : null;
  const gallery = link?.closest<HTMLElement>('[data-lightbox]');
  if (!(link instanceof HTMLAnchorElement) || !gallery) return;
  event.preventDefault();
  // A click by keyboard has no position in the window.
  const point = event.detail > 0 ? { x: event.clientX, y: event.clientY } : null;
  open(gallery, link, point).catch(() => location.assign(link.href));
}

/** Shows the picture that the URL names: after Back, Forward, another anchor, or a shared link. */
function followAddress(): void {
  const place = placeOf(location.hash);
  if (viewer) {
    if (!place) viewer.close();
    else if (place.gallery === viewer.gallery) viewer.show(place.picture);
    return;
  }
  const gallery = place && galleryNamed(place.gallery);
  const link = gallery && linkOf(gallery, place.picture);
  if (!link) return;
  if (!isOwnEntry()) {
    // Inserts the page itself below a shared link in the history, so that Back closes the picture
    // here too.
    history.replaceState(history.state, '', location.pathname + location.search);
    history.pushState(OWN_ENTRY, '', hashOf(place));
  }
  open(gallery, link, null).catch((error: unknown) => console.error(error));
}

const galleryNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-lightbox]')].find(
    ({ dataset }) => dataset['lightbox'] === name,
  );

async function open(
  gallery: HTMLElement,
  link: HTMLAnchorElement,
  point: { x: number; y: number } | null,
): Promise<void> {
  if (viewer || isLoading) return;
  isLoading = true;
  const { openViewer } = await import('./viewer').finally(() => (isLoading = false));
  const name = gallery.dataset['lightbox'] ?? '';
  const hashFor = (picture: string) => hashOf({ gallery: name, picture });
  viewer = openViewer(gallery, link, point, {
    change(picture) {
      if (placeOf(location.hash)) history.replaceState(OWN_ENTRY, '', hashFor(picture));
      else history.pushState(OWN_ENTRY, '', hashFor(picture));
    },
    close() {
      if (placeOf(location.hash)) history.back();
    },
    destroy() {
      viewer = undefined;
      // A widget may have re-rendered the gallery behind the lightbox.
      const now = link.isConnected ? gallery : galleryNamed(name);
      const id = link.dataset['lightboxItem'] ?? '';
      if (now) linkOf(now, id)?.focus({ preventScroll: true });
    },
  });
}
