import { applyThemeTo, type Dress } from './dress-page';

/** The windows in which a page is laid out, in CSS pixels: a desktop's where there is room, else a phone's. */
const [DESKTOP, PHONE, ENOUGH] = [1040, 390, 480] as const;

/** In a window nothing of the template stands above the page, and no bar shows how far it scrolls. */
export const IN_A_WINDOW =
  'body [data-demo-bar]{display:none}:root{--above-header:0rem;overflow:hidden}';

/** A window behind which a real page stands, as small as the window needs it. */
export interface ShopWindow {
  /**
   * Shows a page, and dresses it; one that stands there already is only dressed.
   *
   * @param label what it shows, for those who cannot see it
   */
  show(address: string, label: string, dress: Dress): void;
}

/**
 * Puts a frame into a box. What is in it can be seen and nothing else: neither keys nor pointers get
 * stuck in it.
 *
 * @param width that of the window in which the page is laid out; by the box's own where nothing is said
 */
export function openWindow(box: HTMLElement, width?: number): ShopWindow {
  const frame = document.createElement('iframe');
  frame.inert = true;
  let worn: Dress | undefined;
  let shown = '';
  const wear = async () => {
    const page = frame.contentDocument;
    // Of a page that is still being read not all words are there.
    const isThere = page && page.URL !== 'about:blank' && page.readyState !== 'loading';
    if (worn && isThere) await applyThemeTo(page, worn);
  };
  frame.addEventListener('load', () => {
    if (frame.contentDocument?.URL === 'about:blank') return;
    void wear().then(() => {
      frame.dataset['loaded'] = '';
      box.dataset['open'] = '';
    });
  });
  new ResizeObserver(() => fit(box, width)).observe(box);
  fit(box, width);
  box.append(frame);
  return {
    show(address, label, dress) {
      worn = dress;
      frame.title = label;
      if (address === shown) return void wear();
      shown = address;
      frame.removeAttribute('data-loaded');
      frame.src = address;
    },
  };
}

function fit(box: HTMLElement, laidOut?: number): void {
  const { clientWidth, clientHeight } = box;
  const width = laidOut ?? (clientWidth < ENOUGH ? PHONE : DESKTOP);
  const scale = clientWidth / width;
  box.style.setProperty('--frame-width', `${width}px`);
  box.style.setProperty('--frame-height', `${Math.ceil(clientHeight / scale)}px`);
  box.style.setProperty('--frame-scale', scale.toFixed(4));
}
