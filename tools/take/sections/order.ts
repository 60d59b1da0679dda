import { applied, commentStart, lineStart, permuted, reordered } from '../../lib/splice.ts';
import { orderBlocks } from '../../lib/yaml-blocks.ts';
import type { Project } from '../../lib/project.ts';
import { originalOf } from '../../../src/lib/languages/translation-files.ts';
import { attributesOf, listOf, usesIn, type SectionedPage, type Shown } from './page.ts';
import { withPriority } from './priority.ts';
import { pageWith, partsBehind, spanOf } from './shown.ts';

/**
 * Takes a section to another place on its page, with the comment right above it. Its words and their schema
 * go along where they follow the order of the page.
 *
 * @param to its new place among the sections
 */
export function withMovedSection(
  project: Project,
  target: SectionedPage,
  shown: Shown,
  to: number,
): Map<string, string> {
  const { page, sections, reader } = target;
  const from = sections.indexOf(shown);
  const spans = sections.map((one) => spanOf(target, one));
  const splice = reordered(page.text, spans, from, to);
  if (from === to || !splice) return new Map();
  const order = sections.toSpliced(from, 1).toSpliced(to, 0, shown);
  const files = new Map([[page.file, applied(page.text, [splice])]]);
  files.set(page.file, withPriority(project, target, pageWith(project, target, files)));
  const now = pageWith(project, target, files);
  const [before, after] = [partsInOrder(target, sections), partsInOrder(target, order)];
  files.set(reader.file, inOrder(now, before, after));
  for (const file of project.files.filter((one) => originalOf(one) === target.contentFile))
    files.set(file, orderBlocks(file, project.read(file), before, after));
  return files;
}

/** The parts that one section of a page shows and nothing else there, in an order of its sections. */
function partsInOrder(page: SectionedPage, sections: readonly Shown[]): string[] {
  const layout = listOf(page.page.tree, 'body').flatMap(attributesOf);
  const shared = new Set(usesIn(layout, page).map(({ part }) => part));
  const parts = sections.flatMap((one) => partsBehind(page, one));
  return parts.filter(
    (part) => !shared.has(part) && parts.indexOf(part) === parts.lastIndexOf(part),
  );
}

/** The text of the code that reads a page’s content, with the schemas of some parts in another order. */
function inOrder(page: SectionedPage, before: readonly string[], after: readonly string[]): string {
  const { text } = page.reader;
  const known = before.filter((part) => page.parts.has(part));
  const there = [...page.parts.keys()].filter((part) => known.includes(part));
  if (there.join() !== known.join()) return text;
  const spans = known
    .flatMap((part) => page.parts.get(part) ?? [])
    .map(({ start, end }) => ({
      start: isAlone(text, start)
        ? afterSpace(text, commentStart(text, lineStart(text, start), '//'))
        : start,
      end,
    }));
  const order = after.flatMap((part) => (known.includes(part) ? [known.indexOf(part)] : []));
  const splice = permuted(text, spans, order);
  return splice ? applied(text, [splice]) : text;
}

/** Whether nothing stands before a place on its line. */
const isAlone = (text: string, at: number) => text.slice(lineStart(text, at), at).trim() === '';

/** The first place from another one on that is no space. */
const afterSpace = (text: string, at: number) => text.length - text.slice(at).trimStart().length;
