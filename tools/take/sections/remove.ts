import ts from 'typescript';
import type { Project } from '../files.ts';
import { demoOf } from '../pages.ts';
import { removeBlock } from '../yaml.ts';
import { applyEdits, wholeLines, withoutEntries, type Edit } from './edits.ts';
import { findShown } from './insert.ts';
import { partsShown } from './needs.ts';
import {
  otherReaders,
  partName,
  partsOf,
  readSections,
  schemaFileOf,
  sheetsOf,
  type Code,
  type SectionedPage,
  type Shown,
} from './page.ts';
import { removeProperties } from './schema.ts';
import { referencesIn } from './scope.ts';

/** A page without one of its sections. */
export interface Removed {
  readonly files: ReadonlyMap<string, string>;
  /** The parts of the content that went with it. */
  readonly parts: readonly string[];
}

/** Takes a section away from a page: its element, imports, schema and content, as far as nothing else needs them. */
export function removeSection(project: Project, page: SectionedPage, name: string): Removed {
  const shown = findShown(page, name);
  const element = wholeLines(page.page.text, shown.node.getStart(), shown.node.end);
  const sheets = needsSheets(page, shown)
    ? []
    : sheetsOf(page, shown).map(({ node }) =>
        wholeLines(page.page.text, node.getStart(), node.end),
      );
  const rest = withoutUnused(page.page, [element, ...sheets]);
  const left = partsLeft(project, page, rest);
  const parts = partsShown(page, shown).filter((part) => !left.has(part));
  const shape = partsOf(page);
  const fields = withoutEntries(
    page.reader.text,
    shape.map(({ node }) => node),
    (node) => parts.includes(partName(node)),
  );
  const isOne = page.reader.file === page.page.file;
  const { file } = page.content;
  const content = parts.reduce((text, part) => removeBlock(file, text, part), project.read(file));
  const files = new Map([
    [page.reader.file, withoutUnused(page.reader, fields)],
    [page.page.file, isOne ? withoutUnused(page.page, [element, ...sheets, ...fields]) : rest],
    [file, content],
  ]);
  const schema = schemaFileOf(page);
  if (project.has(schema)) files.set(schema, removeProperties(project.read(schema), parts));
  return { files, parts };
}

/** Whether a page needs the stylesheets of a section's home for more than this section. */
const needsSheets = ({ reader, sections }: SectionedPage, shown: Shown): boolean =>
  demoOf(reader.file) === demoOf(shown.module) ||
  sections.some((other) => other !== shown && demoOf(other.module) === demoOf(shown.module));

/** Parts of the content that are still named when the page reads like this. */
function partsLeft(project: Project, sectioned: SectionedPage, text: string): Set<string> {
  const { page, reader } = sectioned;
  const read = (file: string) => (file === page.file ? text : project.read(file));
  const now = readSections({ ...project, read }, page.file);
  const codes = [
    now?.page ?? page,
    ...(reader.file === page.file ? [] : [reader]),
    ...otherReaders(project, sectioned),
  ];
  return new Set(
    codes.flatMap(({ source, scope }) =>
      source.statements.flatMap((statement) =>
        referencesIn(statement, scope).flatMap(({ kind, name }) => (kind === 'part' ? [name] : [])),
      ),
    ),
  );
}

/** A file without some stretches, and without the imports and constants that only those needed. */
function withoutUnused(code: Code, cuts: readonly Edit[]): string {
  const { source, text } = code;
  const before = namesUsed(code, () => false);
  let gone = new Set<string>();
  for (let size = -1; gone.size > size;) {
    size = gone.size;
    const dead = source.statements.filter((statement) => isDead(statement, gone));
    const used = namesUsed(
      code,
      (at) =>
        cuts.some(({ start, end }) => at >= start && at < end) ||
        dead.some((statement) => at >= statement.getStart() && at < statement.end),
    );
    gone = new Set([...before].filter((name) => !used.has(name)));
  }
  const edits = source.statements.flatMap((statement): Edit[] => {
    if (isDead(statement, gone))
      return [wholeLines(text, statement.getStart(source, true), statement.end)];
    const entries = entriesOf(statement);
    return entries.some((entry) => gone.has(entry.name.getText()))
      ? withoutEntries<NamedEntry>(text, entries, (entry) => gone.has(entry.name.getText()))
      : [];
  });
  return applyEdits(text, [...cuts, ...edits]);
}

/** Names of the first level that code outside these places uses. */
function namesUsed(code: Code, isCut: (at: number) => boolean): Set<string> {
  const { source, scope } = code;
  const constants = new Map(scope.constants);
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const name of declaredBy(statement)) constants.set(name, statement);
  const plain = {
    imports: scope.imports,
    constants,
    parts: new Map<string, string>(),
    content: undefined,
    contents: new Set<string>(),
  };
  return new Set(
    source.statements
      .flatMap((statement) => referencesIn(statement, plain))
      .filter(({ start }) => !isCut(start))
      .map(({ name }) => name),
  );
}

type NamedEntry = ts.ImportSpecifier | ts.BindingElement;

/** The names in braces that a statement imports or declares. */
function entriesOf(statement: ts.Statement): readonly NamedEntry[] {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  }
  const [declaration] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  return declaration && ts.isObjectBindingPattern(declaration.name)
    ? declaration.name.elements
    : [];
}

/** All names that a statement imports or declares. */
function declaredBy(statement: ts.Statement): string[] {
  const named = entriesOf(statement).map(({ name }) => name.getText());
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const whole =
      namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : [];
    return [...(name ? [name.text] : []), ...whole, ...named];
  }
  if (!ts.isVariableStatement(statement)) return [];
  const plain = statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
  return [...plain, ...named];
}

/** Whether nothing needs a statement any more: all that it imports or declares is gone. */
function isDead(statement: ts.Statement, gone: ReadonlySet<string>): boolean {
  const names = declaredBy(statement);
  return names.length > 0 && names.every((name) => gone.has(name));
}
