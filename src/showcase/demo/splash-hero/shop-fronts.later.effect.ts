import { prefersReducedData } from '~/lib/browser/prefers-reduced-data';
import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { IN_A_WINDOW, openWindow } from '../keys/shop-window';
import { scrollWhileSeen } from './scroll-while-seen';

/** Where photographs have to do: three more pages are too much for a phone. */
const ROOMY = '(width >= 64rem)';

/** The window in which a home is laid out: on less than a laptop's many look different. */
const LAID_OUT = 1280;

/** Puts the homes themselves behind the windows of the first screen, one after the other. */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion() || prefersReducedData() || !matchMedia(ROOMY).matches) return;
  const panes = found.flatMap((street) => [...street.querySelectorAll<HTMLElement>('[data-home]')]);
  void openAll(panes);
}

async function openAll(panes: HTMLElement[]): Promise<void> {
  for (const pane of panes) {
    await idle();
    const frame = await open(pane);
    if (!frame) continue;
    sleepOutOfSight(frame);
    scrollWhileSeen(pane.parentElement ?? pane, frame);
  }
}

/** Waits until the browser has nothing more urgent to do. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });

/** @returns the frame, when its page has loaded */
function open(pane: HTMLElement): Promise<HTMLIFrameElement | undefined> {
  const { home = '', label = '' } = pane.dataset;
  const css = IN_A_WINDOW;
  openWindow(pane, LAID_OUT).show(home, label, {
    names: { from: label, to: label },
    css,
    faces: [],
  });
  const frame = pane.querySelector('iframe') ?? undefined;
  return new Promise((done) => {
    if (frame) frame.addEventListener('load', () => done(frame), { once: true });
    else done(undefined);
  });
}

/** A page that is not laid out costs nothing: its motion rests until the window is in sight again. */
function sleepOutOfSight(frame: HTMLIFrameElement): void {
  const { parentElement: pane } = frame;
  if (!pane) return;
  new IntersectionObserver(([entry]) => {
    frame.hidden = entry?.isIntersecting === false;
  }).observe(pane);
}
