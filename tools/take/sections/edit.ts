import { Failure } from '../../lib/bootstrap/failure.mjs';
import { lineEnd, lineStart } from '../../lib/splice.ts';
import { nameOf, type Node } from '../../lib/syntax.ts';
import type { Project } from '../../lib/project.ts';
import { blockOf, insertBlock, keysOf } from '../../lib/yaml-blocks.ts';
import { applyEdits, openEditor } from './editor.ts';
import {
  attributeOf,
  listOf,
  usesIn,
  type Code,
  type SectionedPage,
  type Shown,
  type Use,
} from './page.ts';
import { NO_CONTENT, type Sample } from './sample.ts';
import { findShown, partsShown } from './shown.ts';

/**
 * The text of a node in which names are written as they are called elsewhere.
 *
 * @param without attributes that are left out
 */
function rewritten(
  code: Code,
  node: Node,
  uses: readonly Use[],
  to: (use: Use) => string,
  without: readonly Node[] = [],
): string {
  const edits = uses.map((use) => {
    const [here, { start, end }] = [to(use), use.node];
    const written = code.text.slice(start, end);
    const plain = use.short === 'attribute' ? written.slice(1, -1).trim() : written;
    const text =
      use.short === 'attribute'
        ? `${plain}={${here}}`
        : use.short === 'property' && here !== plain
          ? `${plain}: ${here}`
          : here;
    return { start: start - node.start, end: end - node.start, text };
  });
  const gaps = without.map(({ start, end }) => {
    const before = code.text.slice(0, start).trimEnd().length;
    return { start: before - node.start, end: end - node.start, text: '' };
  });
  return applyEdits(code.text.slice(node.start, node.end), [...edits, ...gaps]);
}

/** A section on its new page. */
export interface Inserted {
  readonly files: ReadonlyMap<string, string>;
  /** Of each part that came along, what it is called at the sample and here. */
  readonly parts: ReadonlyMap<string, string>;
}

/**
 * Shows a section of another page on this one: its element, imports, schemas and content.
 *
 * @param words the text of a part in the sample's content file, by a name of this page
 * @param after the section that it follows, or its name; the last one where nothing is said
 */
export function insertSection(
  project: Project,
  target: SectionedPage,
  sample: Sample,
  words: (part: string, name: string) => string,
  after: string | Shown | undefined,
): Inserted {
  const { page, reader, contentFile } = target;
  const wanted = typeof after === 'string' ? findShown(target, after) : after;
  const previous = wanted ?? target.sections.at(-1);
  const before = target.sections.slice(0, previous ? target.sections.indexOf(previous) + 1 : 0);
  const parts = namesHere(project, target, sample);
  const editor = openEditor(project, page);
  const schemas = reader.file === page.file ? editor : openEditor(project, reader);
  const shown = before.flatMap((one) => partsShown(target, one)[0] ?? []);
  let above = shown.findLast((part) => target.parts.has(part));
  const place = target.parts.get(above ?? '') ?? [...target.parts.values()].at(-1);
  let content = project.read(contentFile);
  for (const [part, name] of parts) {
    const value = sample.page.parts.get(part)?.['value'] as Node;
    const schema = rewritten(sample.page.reader, value, usesIn(value, NO_CONTENT), (use) =>
      schemas.nameHere(sample.project, sample.page.reader, use.name),
    );
    if (place) schemas.insert(place.end, `,\n  ${name}: ${schema}`);
    else schemas.insert(target.shape.start + 1, `\n  ${name}: ${schema},\n`);
    content = insertBlock(contentFile, content, above, words(part, name));
    above = name;
  }
  for (const sheet of sample.sheets)
    if (!page.text.includes(`import '${sheet}';`)) editor.importLine(sheet, '');
  const { text } = page;
  const end = listOf(target.root, 'children').at(-1)?.end ?? target.root.end;
  const at = wanted ? lineEnd(text, wanted.node.end) : lineStart(text, end);
  editor.insert(at, elementFor(target, sample, parts, editor.nameHere));
  const files = new Map([
    [page.file, editor.text()],
    [reader.file, schemas.text()],
    [contentFile, content],
  ]);
  return { files, parts };
}

/** The section's element, as it is written on its new page. */
function elementFor(
  target: SectionedPage,
  { project, page, shown }: Sample,
  parts: ReadonlyMap<string, string>,
  nameHere: (origin: Project, from: Code, local: string) => string,
): string {
  const { node } = shown;
  // Only the first picture of a page is fetched first, and what is added is to be seen.
  const left = ['priority', ...(shown.isHidden ? ['slot'] : [])];
  const element = rewritten(
    page.page,
    node,
    usesIn(node, page),
    ({ name, part }) =>
      part === undefined
        ? nameHere(project, page.page, name)
        : `${target.content}.${parts.get(part) ?? part}`,
    left.flatMap((name) => attributeOf(node, name) ?? []),
  );
  return `  ${element}\n`;
}

/** What the parts that come along are called here; one that the page has for the same purpose stays its own. */
function namesHere(project: Project, target: SectionedPage, { page, parts }: Sample) {
  const textIn = (one: SectionedPage, part: string) => {
    const value = one.parts.get(part)?.['value'] as Node | undefined;
    return value && one.reader.text.slice(value.start, value.end);
  };
  const taken = new Set([
    ...target.parts.keys(),
    ...keysOf(target.contentFile, project.read(target.contentFile)),
  ]);
  const names = new Map<string, string>();
  for (const [at, part] of parts.entries()) {
    if (at > 0 && target.parts.has(part) && textIn(target, part) === textIn(page, part)) continue;
    if (part === 'brand')
      throw new Failure(
        `The section speaks of its home’s firm, and ${target.contentFile} names none: give it a \`brand\` first.`,
      );
    let free = part;
    for (let count = 2; taken.has(free); count += 1) free = `${part}${count}`;
    taken.add(free);
    names.set(part, free);
  }
  return names;
}

/** The lines that show a section, for somebody to paste. */
export function linesToPaste({ page, shown, parts, project }: Sample): string {
  const { text } = page.page;
  const imports = page.page.statements
    .filter((one) => one.type === 'ImportDeclaration')
    .filter((one) =>
      listOf(one, 'specifiers').some((entry) =>
        usesIn(shown.node, page).some(({ name }) => name === nameOf(entry['local'])),
      ),
    )
    .map(({ start, end }) => text.slice(start, end));
  const schemas = parts.flatMap((part) => {
    const node = page.parts.get(part);
    return node ? [`  ${page.reader.text.slice(node.start, node.end)},`] : [];
  });
  const words = parts
    .filter((part) => page.parts.has(part))
    .map((part) => blockOf(page.contentFile, project.read(page.contentFile), part));
  return [
    `In the page:\n\n${imports.join('\n')}\n\n  ${text.slice(shown.node.start, shown.node.end)}`,
    `Where its content is read, as in ${page.reader.file}:\n\n${schemas.join('\n')}`,
    `In its content:\n\n${words.join('\n\n')}`,
  ].join('\n\n');
}
