import ts from 'typescript';
import { parseCode } from './parse.ts';

/** What a file of code or style asks for, and what it says. */
export interface Mentions {
  /** As they are written: `./x`, `~/lib/x`, `react`. */
  readonly imports: readonly string[];
  /** Patterns by which it finds other files when the site is built. */
  readonly globs: readonly string[];
  /** Names of effects that its elements ask for. */
  readonly effects: readonly string[];
  /** Pages whose content it reads. */
  readonly pages: readonly string[];
  /** All other words in quotation marks: names of pictures, for example. */
  readonly strings: readonly string[];
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script(?![^>]*type=)[^>]*>([\s\S]*?)<\/script>/g;
const PRINTED_EFFECT = /data-effect="([\w -]+)"/g;
const STYLE_IMPORT =
  /@(?:use|forward|import)\s+(?:url\()?['"]([^'"]+)['"]|composes:[^;]*?from\s+['"]([^'"]+)['"]/g;

/** Reads what a file mentions, by its kind. */
export function readMentions(file: string, text: string): Mentions {
  if (/\.s?css$/.test(file)) return styleMentions(file, text);
  if (!file.endsWith('.astro')) return codeMentions(file, text);
  const front = codeMentions(`${file}.ts`, FENCE.exec(text)?.[1] ?? '');
  const scripts = [...text.matchAll(SCRIPT)].map(([, code = '']) =>
    codeMentions(`${file}.ts`, code),
  );
  const printed = [...text.matchAll(PRINTED_EFFECT)].flatMap(([, names = '']) => names.split(' '));
  return {
    imports: [front, ...scripts].flatMap(({ imports }) => imports),
    globs: [front, ...scripts].flatMap(({ globs }) => globs),
    pages: front.pages,
    strings: front.strings,
    effects: [...front.effects, ...printed],
  };
}

function styleMentions(file: string, text: string): Mentions {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const imports = [...code.matchAll(STYLE_IMPORT)].map(
    ([, used = '', composed = '']) => used || composed,
  );
  // Sass finds a partial beside the file by its bare name.
  const own = file.endsWith('.scss')
    ? imports.filter((name) => !name.includes('/') && !name.includes(':'))
    : [];
  const others = imports.filter((name) => !own.includes(name));
  return {
    imports: [...others, ...own.map((name) => `./${name}`)],
    globs: [],
    effects: [],
    pages: [],
    strings: [],
  };
}

function codeMentions(file: string, text: string): Mentions {
  const source = parseCode(file, text);
  const found = {
    imports: [] as string[],
    globs: [] as string[],
    effects: [] as string[],
    pages: [] as string[],
    strings: [] as string[],
  };
  const literals = (node: ts.Node): string[] => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    const inside: string[] = [];
    ts.forEachChild(node, (child) => void inside.push(...literals(child)));
    return inside;
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      found.imports.push(...literals(node.moduleSpecifier));
    else if (ts.isImportTypeNode(node)) found.imports.push(...literals(node.argument));
    else if (ts.isCallExpression(node)) visitCall(node);
    else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL') visitUrl(node);
    else if (ts.isJsxAttribute(node) && node.name.getText(source) === 'data-effect')
      found.effects.push(...literals(node).flatMap((names) => names.split(' ')));
    else if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteral(node.name) &&
      node.name.text === 'data-effect'
    )
      found.effects.push(...literals(node.initializer).flatMap((names) => names.split(' ')));
    else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      found.strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  const visitCall = ({ expression, arguments: [first] }: ts.CallExpression): void => {
    if (!first) return;
    const name = expression.getText(source);
    if (expression.kind === ts.SyntaxKind.ImportKeyword)
      found.imports.push(...(ts.isStringLiteralLike(first) ? [first.text] : []));
    else if (name === 'import.meta.glob') found.globs.push(...literals(first));
    else if (name === 'readPage') found.pages.push(...literals(first));
  };
  const visitUrl = ({ arguments: [path, base] = [] as never }: ts.NewExpression): void => {
    if (path && ts.isStringLiteralLike(path) && base?.getText(source) === 'import.meta.url')
      found.imports.push(`./${path.text.replace(/^\.\//, '')}`);
  };
  visit(source);
  return found;
}
