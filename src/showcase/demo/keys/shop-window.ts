import { applyThemeTo, type Dress } from './dress-page';

/** The windows in which a page is laid out, in CSS pixels: a desktop's where there is room, else a phone's. */
const [DESKTOP, PHONE, ENOUGH] = [1040, 390, 480] as const;

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
 */
export function openWindow(box: HTMLElement): ShopWindow {
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
  new ResizeObserver(() => fit(box)).observe(box);
  fit(box);
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

function fit(box: HTMLElement): void {
  const { clientWidth, clientHeight } = box;
  const width = clientWidth < ENOUGH ? PHONE : DESKTOP;
  const scale = clientWidth / width;
  box.style.setProperty('--frame-width', `${width}px`);
  box.style.setProperty('--frame-height', `${Math.ceil(clientHeight / scale)}px`);
  box.style.setProperty('--frame-scale', scale.toFixed(4));
}
