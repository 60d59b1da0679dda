import type { SectionOffer } from '../../contract/sections.ts';

/** Elements beside a page’s sections that show nothing. */
const INVISIBLE = 'link, script, style, template';

/** The elements that are a page’s sections; one that holds parts itself stands for those. */
const partsIn = (element: Element): Element[] =>
  [...element.children]
    .filter((child) => !child.matches(INVISIBLE))
    .flatMap((child) => (child.hasAttribute('data-parts') ? partsIn(child) : [child]));

const says = (element: Element, heading: string) =>
  [...element.querySelectorAll('h1, h2, h3')].some((one) => one.textContent.trim() === heading);

/**
 * Shows one section of a page, and hides what stands beside it: that under the offer’s heading, else the one
 * at its place.
 */
export function isolateSection(
  page: Document,
  { heading, at }: Pick<SectionOffer, 'heading' | 'at'>,
): void {
  const main = page.querySelector('main');
  if (!main) return;
  const parts = partsIn(main);
  const headed = heading === undefined ? [] : parts.filter((one) => says(one, heading));
  const [found = parts[at]] = headed;
  if (!found) return;
  for (
    let element: Element | null = found;
    element && element !== page.body;
    element = element.parentElement
  )
    for (const beside of element.parentElement?.children ?? [])
      // Set by script: the policy of a page forbids attributes.
      if (beside !== element && 'style' in beside)
        (beside as HTMLElement).style.setProperty('display', 'none', 'important');
  page.defaultView?.scrollTo(0, 0);
}
