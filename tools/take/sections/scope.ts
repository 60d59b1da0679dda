import ts from 'typescript';

/** A name that a file imports. */
export interface Imported {
  readonly specifier: string;
  /** What the module calls it; `default` or `*` where it is that. */
  readonly name: string;
  readonly declaration: ts.ImportDeclaration;
}

/** What the names of a file's first level stand for. */
export interface Scope {
  readonly imports: ReadonlyMap<string, Imported>;
  readonly constants: ReadonlyMap<string, ts.VariableStatement>;
  /** Names that stand for a part of the page's content: `hero` after `const { hero } = content`. */
  readonly parts: ReadonlyMap<string, string>;
  /** What the page's content is called. */
  readonly content: string | undefined;
  /** That name, and others for it: `rest` after `const { hero, ...rest } = content`. */
  readonly contents: ReadonlySet<string>;
}

/** A place where code names something of its file's first level. */
export interface Reference {
  readonly start: number;
  readonly end: number;
  /** The local name; of a part of the content, the part's. */
  readonly name: string;
  readonly kind: 'import' | 'constant' | 'part' | 'content';
  /** What has to stand before the name that takes its place: `{year}` is short for `year={year}`. */
  readonly short: 'attribute' | 'property' | undefined;
}

function importsIn(source: ts.SourceFile): Map<string, Imported> {
  const found = new Map<string, Imported>();
  for (const declaration of source.statements.filter(ts.isImportDeclaration)) {
    const { importClause, moduleSpecifier } = declaration;
    if (!importClause || !ts.isStringLiteral(moduleSpecifier)) continue;
    const specifier = moduleSpecifier.text;
    const note = (local: ts.Identifier, name: string) =>
      found.set(local.text, { specifier, name, declaration });
    if (importClause.name) note(importClause.name, 'default');
    const bindings = importClause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) note(bindings.name, '*');
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements)
        note(name, (propertyName ?? name).text);
  }
  return found;
}

const statementOf = ({ parent }: ts.VariableDeclaration): ts.VariableStatement | undefined =>
  ts.isVariableStatement(parent.parent) ? parent.parent : undefined;

/** Declarations of the first level, each with its statement. */
export const declarationsIn = (source: ts.SourceFile): ts.VariableDeclaration[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

/** @param content what the page's content is called in this file */
export function scopeOf(source: ts.SourceFile, content: string | undefined): Scope {
  const constants = new Map<string, ts.VariableStatement>();
  const parts = new Map<string, string>();
  const contents = new Set(content === undefined ? [] : [content]);
  for (const declaration of declarationsIn(source)) {
    const { name, initializer } = declaration;
    const statement = statementOf(declaration);
    const isContent = initializer !== undefined && initializer.getText() === content;
    if (ts.isIdentifier(name)) {
      if (statement && name.text !== content) constants.set(name.text, statement);
    } else if (ts.isObjectBindingPattern(name))
      for (const element of name.elements) {
        if (!ts.isIdentifier(element.name)) continue;
        if (isContent && element.dotDotDotToken) contents.add(element.name.text);
        else if (isContent)
          parts.set(element.name.text, (element.propertyName ?? element.name).getText());
        else if (statement) constants.set(element.name.text, statement);
      }
  }
  return { imports: importsIn(source), constants, parts, content, contents };
}

/** Every name of the first level that a file gives away or takes in. */
export const namesIn = ({ imports, constants, parts, contents }: Scope): Set<string> =>
  new Set([...imports.keys(), ...constants.keys(), ...parts.keys(), ...contents]);

/** Whether an identifier names a property, an attribute or a declaration, not a value. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.name === node || parent.propertyName === node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name === node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent))
    return true;
  // An element of HTML is no name of ours.
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent);
  return isTag && /^[a-z]/.test(node.text);
}

/** Names that are declared inside a node: they hide those of the file. */
function declaredIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (
      (ts.isParameter(one) || ts.isBindingElement(one) || ts.isVariableDeclaration(one)) &&
      ts.isIdentifier(one.name)
    )
      names.add(one.name.text);
    ts.forEachChild(one, visit);
  };
  ts.forEachChild(node, visit);
  return names;
}

function shortOf(node: ts.Identifier): Reference['short'] {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return 'property';
  // Astro's `{year}` is read as a spread that lacks its dots.
  const isShort = ts.isJsxSpreadAttribute(parent) && !parent.getText().startsWith('{...');
  return isShort ? 'attribute' : undefined;
}

/** What a node names of its file's first level, in the order of the text. */
export function referencesIn(node: ts.Node, scope: Scope): Reference[] {
  const hidden = ts.isVariableStatement(node) ? new Set<string>() : declaredIn(node);
  const found: Reference[] = [];
  const note = (at: ts.Node, name: string, kind: Reference['kind'], short?: Reference['short']) =>
    void found.push({ start: at.getStart(), end: at.end, name, kind, short });
  const visit = (one: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(one) &&
      ts.isIdentifier(one.expression) &&
      scope.contents.has(one.expression.text) &&
      !hidden.has(one.expression.text)
    ) {
      note(one, one.name.text, 'part');
      return;
    }
    if (ts.isIdentifier(one) && !isLabel(one) && !hidden.has(one.text)) {
      const part = scope.parts.get(one.text);
      const short = shortOf(one);
      // `{year}` as a whole gives way to `year={…}`.
      const at = short === 'attribute' ? one.parent : one;
      if (part !== undefined) note(at, part, 'part', short);
      else if (scope.contents.has(one.text)) note(at, one.text, 'content', short);
      else if (scope.imports.has(one.text)) note(at, one.text, 'import', short);
      else if (scope.constants.has(one.text)) note(at, one.text, 'constant', short);
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}
