import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import { applied, lineEnd, lineStart, type Splice } from '../../lib/splice.ts';
import { nameOf, textOf, type Node } from '../../lib/syntax.ts';
import type { Project } from '../../lib/project.ts';
import { resolveImport } from '../graph.ts';
import { demoOf } from '../pages.ts';
import { blockOf, insertBlock, keysOf, removeBlock } from '../../lib/yaml-blocks.ts';
import {
  declarationsIn,
  listOf,
  readCode,
  readPage,
  usesIn,
  type Code,
  type SectionedPage,
  type Shown,
  type Use,
} from './page.ts';
import { NO_CONTENT, type Sample } from './sample.ts';
import { withoutTranslatedParts } from './translations.ts';

/** A splice among whose neighbours at the same place the order is that of its key. */
interface Edit extends Splice {
  readonly key?: string;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const applyEdits = (text: string, edits: readonly Edit[]): string =>
  applied(
    text,
    edits.toSorted((a, b) => compare(a.key ?? '', b.key ?? '')),
  );

/** The text of a node in which names are written as they are called elsewhere. */
function rewritten(code: Code, node: Node, uses: readonly Use[], to: (use: Use) => string): string {
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
  return applyEdits(code.text.slice(node.start, node.end), edits);
}

/** The name by which other files import a file: `~/sections/faq/Faq`. */
const absolute = (project: Project, { file }: Code, specifier: string) =>
  specifier.startsWith('.')
    ? `~/${(resolveImport(project, file, specifier) ?? '').replace(/^src\/|\.tsx?$/g, '')}`
    : specifier;

/** Relative imports stand last. */
const ordered = (specifier: string) => (specifier.startsWith('.') ? '~~' : specifier);

/** Changes a file of code: brings names from other files into it, and inserts lines. */
function openEditor(project: Project, code: Code) {
  const edits: Edit[] = [];
  const brought = new Map<string, string>();
  const lines = code.statements.filter(({ type }) => type === 'ImportDeclaration');
  const insert = (at: number, text: string) => {
    edits.push({ start: at, end: at, text });
  };
  const importLine = (specifier: string, names: string) => {
    const next = lines.find((line) => ordered(textOf(line['source']) ?? '') > ordered(specifier));
    const at = next?.start ?? lineEnd(code.text, lines.at(-1)?.end ?? 0);
    edits.push({ start: at, end: at, text: `import ${names}'${specifier}';\n`, key: specifier });
  };
  /** What a name of another file is called here, imported where it is not yet. */
  const nameHere = (origin: Project, from: Code, local: string): string => {
    const found = from.imports.get(local);
    if (!found) return local;
    const specifier = absolute(origin, from, found.specifier);
    const key = `${specifier} ${found.name ?? '*'}`;
    const known = [...code.imports].find(
      ([, one]) => one.name === found.name && absolute(project, code, one.specifier) === specifier,
    );
    const before = known?.[0] ?? brought.get(key);
    if (before !== undefined) return before;
    const taken = new Set([...code.imports.keys(), ...brought.values(), ...declared(code)]);
    let free = local;
    for (let count = 2; taken.has(free); count += 1) free = `${local}${count}`;
    brought.set(key, free);
    const { name } = found;
    const named = name === free ? free : `${name ?? ''} as ${free}`;
    const neighbours = listOf(
      lines.find((line) => textOf(line['source']) === specifier && line['importKind'] !== 'type'),
      'specifiers',
    );
    const last = neighbours.findLast(({ type }) => type === 'ImportSpecifier');
    if (name === 'default') importLine(specifier, `${free} from `);
    else if (name === undefined) importLine(specifier, `* as ${free} from `);
    else if (last) insert(last.end, `, ${named}`);
    else importLine(specifier, `{ ${named} } from `);
    return free;
  };
  return { insert, importLine, nameHere, text: () => applyEdits(code.text, edits) };
}

const declared = (code: Code) => declarationsIn(code).map(({ id }) => nameOf(id));

const partsShown = (page: SectionedPage, shown: Shown) => [
  ...new Set(usesIn(shown.node, page).flatMap(({ part }) => part ?? [])),
];

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The section of a page that somebody means: by its component, its folder, or its part of the content.
 *
 * @throws {Failure} with the nearest name that there is
 */
function findShown(page: SectionedPage, wanted: string): Shown {
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
 * @param after the name of the section that it follows; the last one where nothing is said
 */
export function insertSection(
  project: Project,
  target: SectionedPage,
  sample: Sample,
  words: (part: string, name: string) => string,
  after: string | undefined,
): Inserted {
  const { page, reader, contentFile } = target;
  const previous = after === undefined ? target.sections.at(-1) : findShown(target, after);
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
  const at =
    after === undefined || !previous ? lineStart(text, end) : lineEnd(text, previous.node.end);
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
  const element = rewritten(page.page, shown.node, usesIn(shown.node, page), ({ name, part }) =>
    part === undefined
      ? nameHere(project, page.page, name)
      : `${target.content}.${parts.get(part) ?? part}`,
  );
  // Only the first picture of a page is fetched first.
  return `  ${element.replace(/\s+priority(?=\s|\/?>)/, '')}\n`;
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

/** Takes a section away from a page: its element, and what nothing else there needs. */
export function withoutSection(
  project: Project,
  target: SectionedPage,
  wanted: string,
): { files: ReadonlyMap<string, string>; parts: readonly string[] } {
  const shown = findShown(target, wanted);
  const { page, reader, contentFile } = target;
  const home = demoOf(shown.module);
  const isAlone = target.sections.every((one) => one === shown || demoOf(one.module) !== home);
  const sheets = page.statements.filter(
    (one) =>
      home !== undefined &&
      isAlone &&
      home !== demoOf(reader.file) &&
      (textOf(one['source']) ?? '').startsWith(`~/demos/${home}/`) &&
      listOf(one, 'specifiers').length === 0,
  );
  const lines = [shown.node, ...sheets].map(({ start, end }) => ({
    start: lineStart(page.text, start),
    end: lineEnd(page.text, end),
    text: '',
  }));
  const rest = tidied(page, applyEdits(page.text, lines));
  const now = readPage(
    { ...project, read: (file) => (file === page.file ? rest.text : project.read(file)) },
    page.file,
  );
  const left = new Set(now && usesIn(now.page.tree, now).flatMap(({ part }) => part ?? []));
  const parts = partsShown(target, shown).filter(
    (part) => target.parts.has(part) && !left.has(part) && !isReadElsewhere(project, target, part),
  );
  const base = reader.file === page.file ? rest : reader;
  const shape = reader.file === page.file ? now?.parts : target.parts;
  const gone = parts.flatMap((part) => shape?.get(part) ?? []);
  const fields = withoutItems([...(shape?.values() ?? [])], gone, base.text);
  const content = parts.reduce(
    (text, part) => removeBlock(contentFile, text, part),
    project.read(contentFile),
  );
  const files = new Map([
    [page.file, rest.text],
    [reader.file, tidied(base, applyEdits(base.text, fields)).text],
    [contentFile, content],
    ...withoutTranslatedParts(project, contentFile, parts),
  ]);
  return { files, parts };
}

/** Whether other code of the page's home names a part of its content: its footer, for one. */
function isReadElsewhere(project: Project, { reader, page }: SectionedPage, part: string): boolean {
  const home = demoOf(reader.file);
  return project.files.some(
    (file) =>
      home !== undefined &&
      demoOf(file) === home &&
      /\.tsx?$/.test(file) &&
      ![reader.file, page.file].includes(file) &&
      project.read(file).includes(`content.${part}`),
  );
}

/** Takes items out of a list that commas separate. */
const withoutItems = (items: readonly Node[], gone: readonly Node[], text: string): Edit[] =>
  gone.map((item) => {
    const at = items.indexOf(item);
    const isFirst = items.slice(0, at).every((one) => gone.includes(one));
    const previous = items[at - 1];
    const next = items[at + 1];
    if (previous && !isFirst) return { start: previous.end, end: item.end, text: '' };
    const comma = /^\s*,/.exec(text.slice(item.end))?.[0].length ?? 0;
    return { start: item.start, end: next?.start ?? item.end + comma, text: '' };
  });

/** Code without the imports, and the names taken out of its content, that nothing uses any more. */
function tidied(before: Code, text: string): Code {
  const code = readCode(before.file, text);
  const count = (one: Code) => {
    const found = new Map<string, number>();
    for (const { name } of usesIn(one.tree, NO_CONTENT))
      found.set(name, (found.get(name) ?? 0) + 1);
    return found;
  };
  const [old, now] = [count(before), count(code)];
  // A name that is taken out of an object is used once where it is only declared.
  const isUnused = (name: string, least: number) =>
    (old.get(name) ?? 0) > least && (now.get(name) ?? 0) <= least;
  const edits = code.statements.flatMap((statement): Edit[] => {
    const patterns = listOf(statement, 'declarations').flatMap(({ id }) =>
      listOf(id as Node, 'properties'),
    );
    const isImport = statement.type === 'ImportDeclaration';
    const items = isImport ? listOf(statement, 'specifiers') : patterns;
    const nameIn = (item: Node) => nameOf(item['local'] ?? item['value'] ?? item['argument']);
    const gone = items.filter((item) => isUnused(nameIn(item), isImport ? 0 : 1));
    if (gone.length === 0) return [];
    if (gone.length < items.length) return withoutItems(items, gone, text);
    return [
      { start: lineStart(text, statement.start), end: lineEnd(text, statement.end), text: '' },
    ];
  });
  return edits.length === 0 ? code : tidied(code, applyEdits(text, edits));
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
