import { atFirstSign } from '~/lib/signs-of-life';
import { EFFECTS_AFTER_LOAD } from './effects-after-load';

/** What a static part of a page asks for by a data attribute: behaviour without React. */
interface Effect {
  /** @param found the elements of this page that carry the attribute */
  start: (found: HTMLElement[]) => void;
}

/** By attribute. A page without one of them loads nothing of it. */
const effects: Record<string, () => Promise<Effect>> = {
  'data-background-film': () => import('~/widgets/background-film/background-film'),
  'data-count-up': () => import('~/widgets/count-up/count-up'),
  'data-crosshair': () => import('~/widgets/crosshair/crosshair'),
  'data-demo-catalogue': () => import('~/sections/demo-catalogue/demo-catalogue'),
  'data-lightbox': () => import('~/widgets/lightbox/lightbox'),
  'data-like': () => import('~/widgets/like/like'),
  'data-map': () => import('~/widgets/map/map'),
  'data-one-page-nav': () => import('~/widgets/one-page-nav/one-page-nav'),
  'data-parallax': () => import('~/widgets/parallax/parallax'),
  'data-particles': () => import('~/widgets/particles/particles'),
  'data-reveal': () => import('~/ui/reveal/reveal'),
  'data-rotating-words': () => import('~/widgets/rotating-words/rotating-words'),
  'data-typed-text': () => import('~/widgets/typing/typed-text'),
  'data-video': () => import('~/widgets/video-dialog/video'),
};

/**
 * Starts the effects of this page once it is painted, so that their files never compete with its
 * first pictures; or as soon as a visitor is at work.
 */
export function startEffectsWhenPainted(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    startEffects();
  };
  addEventListener('load', () => setTimeout(start, EFFECTS_AFTER_LOAD));
  atFirstSign(start);
}

/** Loads and starts what this page asks for, and marks the page when all of it stands. */
function startEffects(): void {
  const started = Object.entries(effects).map(async ([attribute, load]) => {
    const found = [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
    if (found.length > 0) (await load()).start(found);
  });
  void Promise.all(started).then(() => {
    document.documentElement.dataset['effects'] = 'started';
  });
}
