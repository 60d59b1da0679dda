/** What a static part of a page asks for by a data attribute: behaviour without React. */
interface Effect {
  /** @param found the elements of this page that carry the attribute */
  start: (found: HTMLElement[]) => void;
}

/** By attribute. A page without one of them loads nothing of it. */
const effects: Record<string, () => Promise<Effect>> = {
  'data-lightbox': () => import('~/widgets/lightbox/lightbox'),
  'data-reveal': () => import('~/ui/reveal/reveal'),
  'data-video': () => import('~/widgets/video-dialog/video'),
};

/** Loads and starts what this page asks for, and marks the page when all of it stands. */
export function startEffects(): void {
  const started = Object.entries(effects).map(async ([attribute, load]) => {
    const found = [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
    if (found.length > 0) (await load()).start(found);
  });
  void Promise.all(started).then(() => {
    document.documentElement.dataset['effects'] = 'started';
  });
}
