import { basename, dirname, join, normalize, posix } from 'node:path';
import ts from 'typescript';
import type { Project } from '../lib/project.ts';

/** An exported component, as described by its own file. */
export interface ComponentDoc {
  /** Relative to the project's folder: `src/sections/services/Services.tsx`. */
  readonly file: string;
  readonly name: string;
  readonly description: string;
  /** The names in its file's `slots<…>()`. */
  readonly slots: readonly string[];
  /** Its props besides content and native attributes. */
  readonly props: readonly { readonly name: string; readonly description: string }[];
}

/** A path with forward slashes, as it is written in imports and documents. */
export const slashed = (file: string) => file.replaceAll('\\', '/');

/** The files of a project that match a pattern, in a stable order. */
export const filesOf = ({ files }: Project, pattern: string) =>
  files.filter((file) => posix.matchesGlob(file, pattern));

const parse = (project: Project, file: string) =>
  ts.createSourceFile(file, project.read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** All nodes below one, including itself, itself first. */
function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}

/** The text of a comment on one line, with its links as code. */
export const inOneLine = (text: string) =>
  text
    .replace(/^\s*\*/gm, ' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a declaration's doc comment; empty if it has none. */
function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return inOneLine(ts.getTextOfJSDocComment(comment) ?? '');
}

/** The file of an import, if it is a component of this project. */
function importedFile(project: Project, file: string, from: string): string | undefined {
  if (!from.startsWith('~/') && !from.startsWith('.')) return undefined;
  const path = from.startsWith('~/') ? `src/${from.slice(2)}` : join(dirname(file), from);
  const imported = `${slashed(normalize(path))}.tsx`;
  return project.has(imported) ? imported : undefined;
}

const importsOf = (source: ts.SourceFile) => source.statements.filter(ts.isImportDeclaration);

const sourceOf = ({ moduleSpecifier }: ts.ImportDeclaration) =>
  ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

/** The names in a union of slots; a part of a section contributes its own union. */
function namesIn(project: Project, source: ts.SourceFile, type: ts.TypeNode | undefined): string[] {
  if (type === undefined) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((one) => namesIn(project, source, one));
  if (ts.isLiteralTypeNode(type))
    return ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
  const wanted = type.getText();
  const from = importsOf(source).find((one) =>
    [...nodesIn(one)].some((node) => ts.isIdentifier(node) && node.text === wanted),
  );
  const file = from && importedFile(project, source.fileName, sourceOf(from));
  const there = file === undefined ? source : parse(project, file);
  const alias = there.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === wanted);
  return namesIn(project, there, alias?.type);
}

/** The names in `slots<…>()` at the top of a component's file. */
const slotsIn = (project: Project, source: ts.SourceFile): string[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(({ initializer }) => initializer)
    .filter((value) => value !== undefined)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'slots')
    .flatMap((call) => namesIn(project, source, call.typeArguments?.[0]));

/**
 * Whether a file is a part of a section: it exports the names of its slots, which the section
 * includes in its own.
 */
const isPart = (source: ts.SourceFile) =>
  source.statements
    .filter(ts.isTypeAliasDeclaration)
    .some(({ name }) => name.text.endsWith('Slot'));

const isPropsType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  node.name.text.endsWith('Props');

/** The exported components of a file. */
export function componentsIn(project: Project, file: string): ComponentDoc[] {
  const source = parse(project, file);
  const props = source.statements
    .filter(isPropsType)
    .flatMap((type) => [...nodesIn(type)])
    .filter(ts.isPropertySignature)
    .map((prop) => ({ name: prop.name.getText(), description: commentOf(prop) }))
    .filter(({ description }) => description !== '');
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((component) => {
    const name = component.name?.text ?? '';
    const isExported = component.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (!isExported || !/^[A-Z]/.test(name)) return [];
    const slots = isPart(source) ? [] : slotsIn(project, source);
    return [{ file, name, description: commentOf(component), slots, props }];
  });
}

/** The section's component name or prefix: `ServiceGroup` for `service-group`. */
const pascal = (folder: string) =>
  folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * The sections of `src/sections`: components named after their folder or with slots of their own.
 */
export const readSections = (project: Project): ComponentDoc[] =>
  filesOf(project, 'src/sections/*/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      componentsIn(project, file).filter(({ name }) => name === basename(file, '.tsx')),
    )
    .filter(
      ({ file, name, slots }) => slots.length > 0 || name === pascal(file.split('/')[2] ?? ''),
    );

const isSlotAttribute = (node: ts.Node): node is ts.JsxAttribute | ts.PropertyAssignment =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
  node.name.getText().replaceAll("'", '') === 'data-slot';

/** The slots that a component renders, directly or through the components that it imports. */
function printedSlots(project: Project, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = parse(project, file);
  const own = [...nodesIn(source)]
    .filter(isSlotAttribute)
    .flatMap((attribute) => [...nodesIn(attribute)])
    .filter(ts.isStringLiteral)
    .map(({ text }) => text);
  const imported = importsOf(source).flatMap((one) => {
    const from = importedFile(project, file, sourceOf(one));
    return from === undefined ? [] : [...printedSlots(project, from, seen)];
  });
  return new Set([...own, ...imported]);
}

/** Slots that a section declares but never renders; the compiler finds the opposite. */
export const unprintedSlots = (project: Project): string[] =>
  readSections(project).flatMap(({ file, slots }) => {
    const printed = printedSlots(project, file);
    return slots
      .filter((slot) => !printed.has(slot))
      .map((slot) => `${file} names ${slot}, and prints none`);
  });
