import { posix } from 'node:path';
import ts from 'typescript';
import type { Entry } from './compose.ts';
import type { Project } from './files.ts';
import { isTest } from './graph.ts';
import { parseCode } from './parse.ts';
import { resolveImport } from './resolve.ts';

const MODULE = /\.tsx?$/;
/** Others than imports read these: Astro, Vite, Playwright, npm. */
const ENTRY =
  /^(src\/pages\/|src\/content\.config|[^/]+$|tools\/[^/]+$|e2e\/fixtures\/)|\.(effect|d)\.ts$|-directive\.ts$/;

/** Which names somebody wants of a module; `*` stands for all of them. */
type Wanted = Map<string, Set<string>>;

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** The scripts of a file: its own text, or those parts of a page that are code. */
const scriptsOf = (file: string, text: string): string[] =>
  file.endsWith('.astro')
    ? [
        /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '',
        ...[...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code),
      ]
    : [text];

/**
 * Takes out of a site's modules what they offer to others that are not there: an export that nobody
 * imports is one no more, and goes altogether where its own file does not need it either.
 *
 * @returns the texts that have changed
 */
export function withoutUnusedExports(
  project: Project,
  entries: ReadonlyMap<string, Entry>,
): Map<string, string> {
  const texts = new Map(
    [...entries].flatMap(([file, entry]) =>
      'text' in entry && /\.(tsx?|mjs|js|astro)$/.test(file) ? [[file, entry.text] as const] : [],
    ),
  );
  const wants = new Map(
    [...texts].map(([file, text]) => [file, wantedBy(project, file, text)] as const),
  );
  const changed = new Map<string, string>();
  const files = [...texts.keys()].filter(
    (file) => MODULE.test(file) && !ENTRY.test(file) && !isTest(file),
  );
  // What goes may have been the last to want something of another module.
  for (let again = true; again;) {
    again = false;
    const all = gather(wants.values());
    for (const file of files) {
      const names = all.get(file) ?? new Set();
      const text = texts.get(file) ?? '';
      const left = names.has('*') ? text : pruned(file, text, names);
      if (left === text) continue;
      texts.set(file, left);
      changed.set(file, left);
      wants.set(file, wantedBy(project, file, left));
      again = true;
    }
  }
  return changed;
}

function gather(lists: Iterable<Wanted>): Wanted {
  const all: Wanted = new Map();
  for (const wanted of lists)
    for (const [file, names] of wanted)
      all.set(file, new Set([...(all.get(file) ?? []), ...names]));
  return all;
}

/** What a file wants of which others. */
function wantedBy(project: Project, file: string, text: string): Wanted {
  const wanted: Wanted = new Map();
  const note = (path: string, ...names: string[]) =>
    wanted.set(path, new Set([...(wanted.get(path) ?? []), ...names]));
  const want = (specifier: ts.Node | undefined, ...names: string[]) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const found = resolveImport(project, file, specifier.text);
    if (found.kind === 'file') note(found.path, ...names);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) want(node.moduleSpecifier, ...importedNames(node));
    else if (ts.isExportDeclaration(node)) want(node.moduleSpecifier, ...reexportedNames(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      want(node.argument.literal, '*');
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      want(node.arguments[0], '*');
    else if (ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob')
      wantPattern(node);
    else if (ts.isStringLiteralLike(node)) wantPath(node.text);
    ts.forEachChild(node, visit);
  };
  const wantPattern = ({ arguments: [first] }: ts.CallExpression): void => {
    const literals = first && ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
    for (const literal of literals) {
      if (!literal || !ts.isStringLiteralLike(literal)) continue;
      const pattern = literal.text.startsWith('/')
        ? literal.text.slice(1)
        : posix.join(posix.dirname(file), literal.text);
      for (const other of project.files) if (posix.matchesGlob(other, pattern)) note(other, '*');
    }
  };
  /** A path in quotation marks: a program that is started, a module that is named. */
  const wantPath = (path: string): void => {
    for (const other of [posix.join(posix.dirname(file), path), posix.normalize(path)])
      if (!isImport(path) && /^(tools|e2e)\/.*\.tsx?$/.test(other) && project.has(other))
        note(other, '*');
  };
  const scripts = scriptsOf(file, text).map((code) =>
    parseCode(file.endsWith('.astro') ? `${file}.tsx` : file, code),
  );
  const specifiers = new Set(
    scripts.flatMap(({ statements }) =>
      statements.flatMap((one) =>
        (ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) &&
        one.moduleSpecifier &&
        ts.isStringLiteralLike(one.moduleSpecifier)
          ? [one.moduleSpecifier.text]
          : [],
      ),
    ),
  );
  const isImport = (path: string) => specifiers.has(path);
  scripts.forEach(visit);
  return wanted;
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  return [
    ...(importClause?.name ? ['default'] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? ['*'] : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : []),
  ];
}

const reexportedNames = ({ exportClause }: ts.ExportDeclaration): string[] =>
  exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : ['*'];

/** A statement at the top of a file, and the one name that it gives. */
interface Declared {
  readonly node: ts.Statement;
  readonly name: string;
  readonly exported: ts.Modifier | undefined;
  readonly isType: boolean;
}

function declaredBy(node: ts.Statement): Declared | undefined {
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const named =
    isType || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
      ? node.name
      : ts.isVariableStatement(node) && node.declarationList.declarations.length === 1
        ? node.declarationList.declarations[0]?.name
        : undefined;
  if (!named || !ts.isIdentifier(named) || !ts.canHaveModifiers(node)) return undefined;
  const modifiers = ts.getModifiers(node) ?? [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return undefined;
  const exported = modifiers.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return { node, name: named.text, exported, isType };
}

/** Whether a name stands where it means a thing of this file, and not a field. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return (ts.isPropertyAccessExpression(parent) ? parent.expression : parent.left) === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !(
    ts.isJsxAttribute(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent)
  );
}

/** Names that a file refers to, each by the statements at its top that do. */
function referencesOf(source: ts.SourceFile): Map<string, Set<ts.Node>> {
  const found = new Map<string, Set<ts.Node>>();
  for (const statement of source.statements) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && isReference(node))
        found.set(node.text, (found.get(node.text) ?? new Set<ts.Node>()).add(statement));
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
  return found;
}

/** Whether a name stands where its thing is made. */
const isDeclared = ({ parent, ...node }: ts.Identifier): boolean =>
  (ts.isVariableDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isClassDeclaration(parent)) &&
  parent.name?.pos === node.pos;

/** Names that a file reads as values, and not only asks for their type (`typeof LOOKS`). */
function valuesReadIn(source: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node) && isReference(node) && !isDeclared(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A module with those of its exports that are wanted. */
function pruned(file: string, text: string, wanted: ReadonlySet<string>): string {
  const source = parseCode(file, text);
  const references = referencesOf(source);
  const isUsed = ({ node, name }: Pick<Declared, 'node' | 'name'>) =>
    [...(references.get(name) ?? [])].some((statement) => statement !== node);
  const values = valuesReadIn(source);
  const declared = source.statements.flatMap((node) => declaredBy(node) ?? []);
  const unwanted = declared.filter(({ name, exported }) => exported && !wanted.has(name));
  const cuts = unwanted.flatMap((one): Cut[] => {
    if (!isUsed(one)) return [wholeOf(one.node)];
    const { exported } = one;
    // A value that is left for its type alone stays offered: by itself it would be one that nobody reads.
    const isLocal = exported && !one.isType && values.has(one.name);
    return isLocal ? [{ start: exported.getStart(), end: exported.end + 1 }] : [];
  });
  if (cuts.length === 0) return text;
  return swept(file, without(text, cuts));
}

/** A module without what nothing in it needs any more: imports, and things that only it sees. */
function swept(file: string, text: string): string {
  const source = parseCode(file, text);
  const references = referencesOf(source);
  const cuts = source.statements.flatMap((node): Cut[] => {
    if (ts.isImportDeclaration(node)) return unusedImports(node, references);
    const declared = declaredBy(node);
    if (!declared || declared.exported) return [];
    const used = [...(references.get(declared.name) ?? [])].some((other) => other !== node);
    return used ? [] : [wholeOf(node)];
  });
  return cuts.length === 0 ? text : swept(file, without(text, cuts));
}

function unusedImports(
  node: ts.ImportDeclaration,
  references: ReadonlyMap<string, unknown>,
): Cut[] {
  const bindings = node.importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  const names = [
    node.importClause?.name,
    bindings && ts.isNamespaceImport(bindings) ? bindings.name : undefined,
    ...named.map(({ name }) => name),
  ].flatMap((name) => name ?? []);
  const isUnused = ({ text }: ts.Identifier) => !references.has(text);
  if (names.length === 0 || !names.some(isUnused)) return [];
  if (names.every(isUnused)) return [{ start: node.getStart(), end: node.end + 1 }];
  return named
    .filter(({ name }) => isUnused(name))
    .map((one) => ({ start: one.getFullStart(), end: endOf(one) }));
}

/** A statement with its own comment; the mark of a region above it stays. */
function wholeOf(node: ts.Statement): Cut {
  const { text } = node.getSourceFile();
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  let start = node.getStart();
  for (const { pos, end } of comments.toReversed()) {
    const isItsOwn = /^[ \t]*\n?[ \t]*$/.test(text.slice(end, start));
    if (!isItsOwn || /#(?:end)?region/.test(text.slice(pos, end))) break;
    start = pos;
  }
  return { start, end: node.end + 1 };
}

/** Behind the comma that follows an element of a list, where one does. */
function endOf(node: ts.Node): number {
  const rest = node.getSourceFile().text.slice(node.end);
  return node.end + (/^\s*,/.exec(rest)?.[0].length ?? 0);
}

const without = (text: string, cuts: readonly Cut[]): string =>
  [...cuts]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end }) => now.slice(0, start) + now.slice(end), text)
    .replace(/^\n+/, '');
