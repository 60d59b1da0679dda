import { adoptStyles } from '~/lib/browser/adopt-styles';
import css from './live-windows.css?inline';
import { showWholePages } from './show-whole-pages';
import { zoomIntoWindows } from './zoom-into-windows';

/**
 * Lets pages pass by in their windows, and homes grow out of them.
 *
 * @param first what somebody has looked at already
 */
export function liveWindows(catalogue: HTMLElement, first: EventTarget | null): void {
  adoptStyles(css);
  showWholePages(catalogue, first);
  zoomIntoWindows(catalogue);
}
