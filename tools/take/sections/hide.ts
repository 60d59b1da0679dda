import type { Project } from '../../lib/project.ts';
import type { Node } from '../../lib/syntax.ts';
import { applyEdits } from './editor.ts';
import { attributeOf, HIDDEN, sectionedPages, type SectionedPage, type Shown } from './page.ts';
import { withoutAttribute, withPriority } from './priority.ts';
import { pageWith, partsBehind } from './shown.ts';

/**
 * Keeps a section back, or shows it again: {@link HIDDEN}. An attribute like `hidden` would leave its words in
 * the page, for search engines and for everyone who looks; a comment would leave its imports and its words
 * without a use, which the checks report.
 */
export function withHidden(
  project: Project,
  target: SectionedPage,
  { node }: Shown,
  isHidden: boolean,
): Map<string, string> {
  const { text, file } = target.page;
  const tag = (node['openingElement'] as Node)['name'] as Node;
  const slot = attributeOf(node, 'slot');
  if (isHidden === (slot !== undefined)) return new Map();
  const edit = slot
    ? withoutAttribute(text, slot)
    : { start: tag.end, end: tag.end, text: ` slot="${HIDDEN}"` };
  const files = new Map([[file, applyEdits(text, [edit])]]);
  const now = pageWith(project, target, files);
  return files.set(file, withPriority(project, target, now));
}

/** The parts of a content file that its page keeps back with their sections: they are not forgotten. */
export const hiddenParts = (project: Project, contentFile: string): string[] =>
  sectionedPages(project)
    .filter((page) => page.contentFile === contentFile)
    .flatMap((page) =>
      page.sections.filter(({ isHidden }) => isHidden).flatMap((one) => partsBehind(page, one)),
    );
