import ts from 'typescript';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Project } from '../files.ts';
import { insertBlock, keysOf, renamedBlock } from '../yaml.ts';
import { lineEnd, lineStart } from './edits.ts';
import { needsOf, partsShown, type Sample } from './needs.ts';
import { partsOf, schemaFileOf, sheetsOf, type SectionedPage, type Shown } from './page.ts';
import { insertProperties } from './schema.ts';
import { openWriter, type CodeWriter } from './write-code.ts';

/** A section on its new page. */
export interface Inserted {
  /** The changed files: page, code that reads its content, content, schema. */
  readonly files: ReadonlyMap<string, string>;
  /** Of each part that came along, what it is called at the sample and here. */
  readonly parts: ReadonlyMap<string, string>;
  /** Stylesheets that came along and are about the whole page. */
  readonly sheets: readonly string[];
}

interface Wish {
  readonly project: Project;
  readonly target: SectionedPage;
  readonly sample: Sample;
  /** The name of the section that it follows; the last one where nothing is said. */
  readonly after?: string | undefined;
  /** The lines of a part in the sample's content file. */
  readonly blockOf: (part: string) => string;
  /** The JSON Schema of the sample's content, with the names of the target's site. */
  readonly schema: string | undefined;
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The element of a page that somebody means: by its component, its folder, or its part of the content.
 * Of several the last.
 *
 * @throws {Failure} with the nearest name that there is
 */
export function findShown(page: SectionedPage, name: string): Shown {
  const known = new Map<string, Shown>();
  for (const shown of page.sections)
    for (const one of [shown.module.split('/')[2] ?? '', shown.local]) known.set(plain(one), shown);
  for (const shown of page.sections)
    for (const part of partsShown(page, shown).slice(0, 1)) known.set(plain(part), shown);
  const found = known.get(plain(name.slice(name.lastIndexOf('/') + 1)));
  if (found) return found;
  const locals = [...new Set(page.sections.map(({ local }) => local))];
  throw new Failure(
    `${page.page.file} shows no section "${name}"${didYouMean(name, locals)}\nIt shows: ${locals.join(', ')}.`,
  );
}

/** What the parts that come along are called on the target; one that it has for the same purpose stays its own. */
function freshNames({ project, target, sample }: Wish, parts: readonly string[]) {
  const { file } = target.content;
  const own = new Map(partsOf(target).map(({ name, node }) => [name, node.initializer.getText()]));
  const shape = new Map(partsOf(sample.page).map(({ name, node }) => [name, node.initializer]));
  const taken = new Set([...own.keys(), ...keysOf(file, project.read(file))]);
  const coming = parts.filter(
    (part, at) => at === 0 || !own.has(part) || own.get(part) !== shape.get(part)?.getText(),
  );
  if (coming.includes('brand'))
    throw new Failure(
      `${sample.shown.name} speaks of its home’s firm, and ${file} names none: give it a \`brand\` first.`,
    );
  const names = new Map<string, string>();
  for (const part of coming) {
    let free = part;
    for (let count = 2; taken.has(free); count += 1) free = `${part}${count}`;
    taken.add(free);
    names.set(part, free);
  }
  return names;
}

/** The part of the content that is shown last before the new section. */
function partBefore(target: SectionedPage, last: Shown | undefined): string | undefined {
  const names = partsOf(target).map(({ name }) => name);
  const shown = target.sections.slice(0, last ? target.sections.indexOf(last) + 1 : 0);
  return shown
    .flatMap((section) => partsShown(target, section).slice(0, 1))
    .filter((part) => names.includes(part))
    .at(-1);
}

/** Shows a section of another page on this one: its element, imports, schema and sample content. */
export function insertSection(wish: Wish): Inserted {
  const { project, target, after } = wish;
  const { parts } = needsOf(wish.sample);
  const names = freshNames(wish, parts);
  const last = after === undefined ? target.sections.at(-1) : findShown(target, after);
  const previous = partBefore(target, last);
  const isOne = target.reader.file === target.page.file;
  const page = openWriter(project, target.page);
  const reader = isOne ? page : openWriter(project, target.reader);
  insertSchemas(wish, reader, names, previous);
  const sheets = sheetsOf(wish.sample.page, wish.sample.shown).map(({ specifier }) => specifier);
  for (const sheet of sheets) page.importWhole(sheet);
  insertElement(wish, page, names, after === undefined ? undefined : last);
  const { file } = target.content;
  let content = project.read(file);
  let above = previous;
  for (const [part, name] of names) {
    content = insertBlock(file, content, above, renamedBlock(file, wish.blockOf(part), name));
    above = name;
  }
  const files = new Map([
    [target.page.file, page.text()],
    [target.reader.file, reader.text()],
    ...(names.size > 0 ? [[file, content] as const] : []),
  ]);
  const schema = schemaFileOf(target);
  if (wish.schema !== undefined && project.has(schema))
    files.set(schema, insertProperties(project.read(schema), wish.schema, names, previous));
  return { files, parts: names, sheets };
}

/** Writes the schemas of new parts into the page's shape. */
function insertSchemas(
  { target, sample }: Wish,
  writer: CodeWriter,
  names: ReadonlyMap<string, string>,
  previous: string | undefined,
): void {
  const { project, page } = sample;
  const origin = { project, code: page.reader, partHere: (part: string) => part };
  const shape = new Map(partsOf(page).map(({ name, node }) => [name, node.initializer]));
  const own = partsOf(target);
  const place = own.find(({ name }) => name === previous) ?? own.at(-1);
  const statement = statementAround(target.shape);
  const { text, source } = target.reader;
  const at = lineStart(text, statement.getStart(source, true));
  for (const [part, name] of names) {
    const schema = shape.get(part);
    if (!schema) continue;
    const field = `${name}: ${writer.bring(origin, schema, at)}`;
    if (place) writer.insert(place.node.end, `,\n  ${field}`);
    else writer.insert(target.shape.getStart() + 1, `\n  ${field},\n`);
  }
}

function statementAround(node: ts.Node): ts.Node {
  let statement = node;
  while (!ts.isSourceFile(statement.parent)) statement = statement.parent;
  return statement;
}

/** Writes the section's element. */
function insertElement(
  { target, sample }: Wish,
  writer: CodeWriter,
  names: ReadonlyMap<string, string>,
  after: Shown | undefined,
): void {
  const { text } = target.page;
  const { page, shown, project } = sample;
  const content = target.page.scope.content ?? 'content';
  const partHere = (part: string) => `${content}.${names.get(part) ?? part}`;
  const fence = text.indexOf('\n---', 3) + 1;
  const brought = writer.bring({ project, code: page.page, partHere }, shown.node, fence);
  const element = withoutHurry(brought);
  const { root } = target;
  const closing = root.closingElement.getStart();
  const neighbour = target.sections[0]?.node.getStart();
  const indent = neighbour === undefined ? '  ' : text.slice(lineStart(text, neighbour), neighbour);
  const depth = shown.node.getStart() - lineStart(page.page.text, shown.node.getStart());
  const lines = element
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line : line.slice(Math.min(depth, line.search(/\S|$/)))))
    .map((line) => indent + line);
  const block = `${lines.join('\n')}\n`;
  if (after) writer.insert(lineEnd(text, after.node.end), block);
  else if (text.slice(lineStart(text, closing), closing).trim() === '')
    writer.insert(lineStart(text, closing), block);
  else writer.insert(closing, `\n${block}`);
}

/** The first picture of a page is fetched first: not that of a section further down. */
const withoutHurry = (element: string) => element.replace(/\s+priority(?=\s|\/?>)/, '');
