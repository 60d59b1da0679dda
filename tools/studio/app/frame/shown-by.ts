import { elementsOf, sectionOf, type LivePage } from './live-page.ts';
import type { FieldPlace } from '../studio-context.ts';

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
  element.getClientRects().length > 0;

/** Opens what the page folds away by itself. */
function unfold(element: Element): void {
  for (
    let details = element.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true;
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  return top >= 0 && bottom <= height;
};

/**
 * Finds what shows a field.
 *
 * @param isOpened whether it is brought into view too, what folds it away opened
 * @returns what shows it; the outermost elements of its section where it is that section, or is shown but not
 *   seen, as in a tab that is closed; none where the page does not show it
 */
export function shownBy(page: LivePage, field: FieldPlace, isOpened: boolean): readonly Element[] {
  const all = elementsOf(page, field);
  const [first] = all;
  if (first && isOpened) unfold(first);
  // A section as a whole is more than the first of its texts.
  const isSection = field.path.length === 1 && all.length > 1;
  const section = sectionOf(page, field).filter(isSeen);
  const seen = isSection && section.length > 0 ? undefined : all.find(isSeen);
  const marked = seen ? [seen] : section;
  const [target] = marked;
  if (target && isOpened && !isInView(target)) {
    const block = seen ? 'center' : 'start';
    target.scrollIntoView({ block, inline: 'center', behavior: 'smooth' });
  }
  return marked;
}
