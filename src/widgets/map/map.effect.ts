import { readMapData, type MapData, type MapProvider } from './map-data';
import { openMapState } from './map-state';

/** How far outside the window, as a share of its height, a map begins to load by itself. */
const APPROACH = '50%';

const google: MapProvider = async (...stage) => (await import('./google-map')).googleMap(...stage);
const openStreetMap: MapProvider = async (...stage) =>
  (await import('./open-street-map')).openStreetMap(...stage);

/** Loads maps: Google's as the visitor approaches them, OpenStreetMap's on request. */
export function start(found: HTMLElement[]): void {
  for (const root of found) {
    const data = readMapData(root.dataset['map']);
    if (!data) continue;
    if (data.google) loadOnApproach(root, show(root, data, google));
    else loadOnRequest(root, show(root, data, openStreetMap));
  }
}

/** Returns a function that shows the map. */
function show(root: HTMLElement, data: MapData, provide: MapProvider): () => Promise<void> {
  const box = root.querySelector<HTMLElement>('[data-map-stage]');
  const marker = root.querySelector<HTMLElement>('[data-map-marker]');
  const status = root.querySelector<HTMLElement>('[role=status]');
  const moveTo = openMapState((state) => {
    root.dataset['mapState'] = state;
    // The page has messages for `loading` and `failure`; other states clear the text.
    if (status) status.textContent = status.dataset[state] ?? '';
  });
  return async () => {
    if (!box || !marker || !moveTo('loading')) return;
    try {
      await provide({ box, marker }, data, () => moveTo('failure'));
      moveTo('success');
    } catch (error) {
      console.error('The map did not load:', error);
      box.replaceChildren();
      moveTo('failure');
    }
  };
}

function loadOnApproach(root: HTMLElement, load: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: `${APPROACH} 0px` },
  );
  observer.observe(root);
}

function loadOnRequest(root: HTMLElement, load: () => Promise<void>): void {
  const button = root.querySelector<HTMLElement>('[data-map-load]');
  root.toggleAttribute('data-map-offered', true);
  button?.addEventListener('click', () => {
    void load().then(() => {
      // The button has disappeared by then, so keyboard focus moves on into the map.
      if (document.activeElement === button) root.querySelector('iframe')?.focus();
    });
  });
}
