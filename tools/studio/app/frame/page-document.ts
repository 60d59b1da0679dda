import { FAULT_ID } from '../../contract/frame.ts';

/** How long pictures that are in view are waited for, in milliseconds. */
const PICTURES_MS = 800;

/** Takes over where a reader is in a page. */
export function takePlace(from: Document, to: Document): void {
  const open = [...from.querySelectorAll('details')].map((one) => one.open);
  for (const [index, details] of [...to.querySelectorAll('details')].entries())
    details.open = open[index] ?? details.open;
  const { scrollX: left = 0, scrollY: top = 0 } = from.defaultView ?? {};
  to.defaultView?.scrollTo({ left, top, behavior: 'instant' });
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Waits until a page looks as it will. */
export async function settled(page: Document): Promise<void> {
  const height = page.defaultView?.innerHeight ?? 0;
  const inView = [...page.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < height && image.currentSrc !== '';
  });
  const decoded = inView.map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all([page.fonts.ready, ...decoded]), pause(PICTURES_MS)]);
}

/** Why a page is none, as far as it says so; undefined where it is one. */
export function faultOf(page: Document): string | undefined {
  const said = page.getElementById(FAULT_ID)?.textContent;
  if (said !== undefined) return said;
  const [entry] = page.defaultView?.performance.getEntriesByType('navigation') ?? [];
  const isFault =
    entry !== undefined && (entry as PerformanceNavigationTiming).responseStatus >= 500;
  return isFault ? '' : undefined;
}
