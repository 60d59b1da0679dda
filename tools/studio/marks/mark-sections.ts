import { usesIn, type SectionedPage } from '../../take/sections/page.ts';
import { applied } from '../../lib/splice.ts';

/** The compiler drops comments that are written as such. */
const printed = (comment: string) => `<Fragment set:html={'<!--${comment}-->'} />`;

/** The parts of a page's content that a section is made from, in the order in which it names them. */
function partsOf(page: SectionedPage, index: number): string[] {
  const section = page.sections[index];
  const uses = section ? usesIn(section.node, page) : [];
  const named = uses.flatMap(({ part }) =>
    part !== undefined && page.parts.has(part) ? [part] : [],
  );
  return [...new Set(named)];
}

/**
 * A page's code with a comment before and after each of its sections, so that the window knows which part of
 * the page shows which part of its content: `<!--studio:2:hero,tiles-->` … `<!--/studio-->`. Comments are no
 * elements: no selector sees them.
 */
export function markSections(page: SectionedPage): string {
  const marks = page.sections.flatMap(({ node }, index) => [
    {
      start: node.start,
      end: node.start,
      text: printed(`studio:${String(index)}:${partsOf(page, index).join(',')}`),
    },
    { start: node.end, end: node.end, text: printed('/studio') },
  ]);
  return applied(page.page.text, marks);
}
