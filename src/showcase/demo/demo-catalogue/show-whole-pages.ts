import { prefersReducedData } from '~/lib/browser/prefers-reduced-data';
import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';

/**
 * Fetches the photograph of a whole page when somebody looks into its window, by pointer or focus,
 * and lays it over the first screen; CSS lets it pass by. Where it does not come, the first screen
 * stays.
 *
 * @param first what somebody has looked at already
 */
export function showWholePages(catalogue: HTMLElement, first: EventTarget | null): void {
  const lookIn = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element) || prefersReducedMotion() || prefersReducedData()) return;
    const pane = target.closest('li')?.querySelector<HTMLElement>('[data-pane]');
    if (pane) void fetchWhole(pane);
  };
  for (const event of ['pointerover', 'focusin']) catalogue.addEventListener(event, lookIn);
  lookIn({ target: first });
}

async function fetchWhole(pane: HTMLElement): Promise<void> {
  const { whole } = pane.dataset;
  if (whole === undefined) return;
  delete pane.dataset['whole'];
  const page = new Image();
  page.alt = '';
  page.src = whole;
  try {
    await page.decode();
  } catch {
    return;
  }
  // How many screens it has: the longer, the more time it takes.
  const screens = (page.naturalHeight / page.naturalWidth) * (pane.clientWidth / pane.clientHeight);
  page.style.setProperty('--screens', screens.toFixed(2));
  pane.append(page);
}
