import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Project } from '../../lib/project.ts';
import type { Span } from '../../lib/splice.ts';
import { isNode, nameOf, type Node } from '../../lib/syntax.ts';
import {
  declarationsIn,
  listOf,
  readPage,
  usesIn,
  type SectionedPage,
  type Shown,
} from './page.ts';

/** The parts of its content that a page gives to a section, the section's own first. */
export const partsShown = (page: SectionedPage, shown: Shown) => [
  ...new Set(usesIn(shown.node, page).flatMap(({ part }) => part ?? [])),
];

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The section of a page that somebody means: by its component, its folder, or its part of the content.
 *
 * @throws {Failure} with the nearest name that there is
 */
export function findShown(page: SectionedPage, wanted: string): Shown {
  const name = plain(wanted.slice(wanted.lastIndexOf('/') + 1));
  const found = [
    (one: Shown) => partsShown(page, one)[0] ?? '',
    (one: Shown) => one.local,
    (one: Shown) => one.module.split('/')[2] ?? '',
  ].flatMap((called) => page.sections.findLast((one) => plain(called(one)) === name) ?? []);
  if (found[0]) return found[0];
  const locals = [...new Set(page.sections.map(({ local }) => local))];
  throw new Failure(
    `${page.page.file} shows no section "${wanted}"${didYouMean(wanted, locals)}\nIt shows: ${locals.join(', ')}.`,
  );
}

/** The names that a declaration gives: `tabs` and `rest` of `const { tabs, ...rest } = about`. */
const namesIn = (id: Node) =>
  nameOf(id) === ''
    ? listOf(id, 'properties').map((one) => nameOf(one['value'] ?? one['argument']))
    : [nameOf(id)];

/** {@link partsShown}, with those that the page calls by other names first: `const { tabs, ...rest } = about`. */
export function partsBehind(page: SectionedPage, shown: Shown): string[] {
  const used = new Set(usesIn(shown.node, page).map(({ name }) => name));
  const renamed = declarationsIn(page.page)
    .filter(({ init }) => isNode(init) && nameOf(init) !== page.content)
    .filter(({ id }) => namesIn(id as Node).some((name) => used.has(name)))
    .flatMap(({ init }) => usesIn(init as Node, page).flatMap(({ part }) => part ?? []));
  return [...new Set([...partsShown(page, shown), ...renamed])];
}

/** Where a section stands in its page, with the comment right above it. */
export function spanOf({ page, root }: SectionedPage, { node }: Shown): Span {
  const around = listOf(root, 'children');
  const above = around.slice(0, around.indexOf(node)).toReversed();
  let { start } = node;
  for (const one of above) {
    const isSpace = one.type === 'JSXText' && page.text.slice(one.start, one.end).trim() === '';
    if (isSpace && page.text.slice(one.start, one.end).split('\n').length === 2) continue;
    if (!isComment(one)) break;
    ({ start } = one);
  }
  return { start, end: node.end };
}

const isComment = (node: Node) =>
  node.type === 'AstroComment' ||
  (node['expression'] as Node | undefined)?.type === 'JSXEmptyExpression';

/** A page as it is with other texts. */
export function pageWith(
  project: Project,
  { page }: SectionedPage,
  texts: ChangedTexts,
): SectionedPage {
  const now = readPage(withTexts(project, texts), page.file);
  if (!now) throw new Failure(`${page.file} would show no content any more.`);
  return now;
}

/** Texts of files that change; a file without one is deleted. */
export type ChangedTexts = ReadonlyMap<string, string | undefined>;

/** A project in which some files have other texts, and others are gone. */
export function withTexts(project: Project, texts: ChangedTexts): Project {
  const isGone = (file: string) => texts.has(file) && texts.get(file) === undefined;
  return {
    ...project,
    files: project.files.filter((file) => !isGone(file)),
    has: (file) => project.has(file) && !isGone(file),
    read: (file) => texts.get(file) ?? project.read(file),
  };
}
