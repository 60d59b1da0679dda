import ts from 'typescript';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { parseCode } from './parse.ts';

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const apply = (text: string, changes: readonly Change[]): string =>
  [...changes]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: to }) => now.slice(0, start) + to + now.slice(end), text);

function findNode<Kind extends ts.Node>(
  root: ts.Node,
  is: (node: ts.Node) => node is Kind,
): Kind | undefined {
  if (is(root)) return root;
  return ts.forEachChild(root, (child) => findNode(child, is));
}

/** A value as it is written in code. */
export const literal = (value: unknown): string =>
  JSON.stringify(value).replace(
    /"((?:[^"\\]|\\.)*)"/g,
    (_, inside: string) => `'${inside.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`,
  );

/**
 * Sets fields of the object that `defineSite` is given; a field whose value is undefined is taken away,
 * with the comment above it. Fields inside a field are named with a dot.
 */
export function setFields(
  file: string,
  text: string,
  fields: Readonly<Record<string, unknown>>,
): string {
  const source = parseCode(file, text);
  const call = findNode(
    source,
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && node.expression.getText() === 'defineSite',
  );
  const object = call?.arguments[0];
  if (!object || !ts.isObjectLiteralExpression(object))
    throw new Failure(`${file}: defineSite({ … }) is expected here.`);
  const changes = Object.entries(fields).flatMap(([name, value]): Change[] => {
    const property = propertyOf(object, name);
    if (value === undefined)
      return property
        ? [{ start: property.getFullStart(), end: endWithComma(text, property), text: '' }]
        : [];
    if (property)
      return [
        {
          start: property.initializer.getStart(),
          end: property.initializer.end,
          text: literal(value),
        },
      ];
    const at = object.properties.end;
    return [{ start: at, end: at, text: `\n  ${name}: ${literal(value)},` }];
  });
  return apply(text, changes);
}

function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.PropertyAssignment | undefined {
  return object.properties.find(
    (one): one is ts.PropertyAssignment =>
      ts.isPropertyAssignment(one) && one.name.getText() === name,
  );
}

/** Behind the comma that follows a node, where one does. */
const endWithComma = (text: string, { end }: ts.Node) => (text[end] === ',' ? end + 1 : end);

/** Keeps those families of `fonts.config.ts` whose variables are in use. */
export function keepFamilies(file: string, text: string, used: ReadonlySet<string>): string {
  const source = parseCode(file, text);
  const list = findNode(
    source,
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === 'fontFamilies',
  )?.initializer;
  if (!list || !ts.isArrayLiteralExpression(list))
    throw new Failure(`${file}: the list fontFamilies is expected here.`);
  const changes = list.elements.flatMap((family): Change[] => {
    const variable = ts.isObjectLiteralExpression(family)
      ? propertyOf(family, 'cssVariable')?.initializer
      : undefined;
    if (!variable || !ts.isStringLiteralLike(variable))
      throw new Failure(`${file}: a family without a cssVariable in quotation marks.`);
    return used.has(variable.text)
      ? []
      : [{ start: family.getFullStart(), end: endWithComma(text, family), text: '' }];
  });
  return apply(text, changes);
}
