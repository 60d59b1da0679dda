import { posix } from 'node:path';
import ts from 'typescript';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import { contentFileOf } from '../content.ts';
import type { Project } from '../files.ts';
import { isTest } from '../graph.ts';
import { demoOf, pageOf } from '../pages.ts';
import { parseCode } from '../parse.ts';
import { resolveImport } from '../resolve.ts';
import { declarationsIn, scopeOf, type Scope } from './scope.ts';

/** A file of code, read. */
export interface Code {
  readonly file: string;
  readonly text: string;
  readonly source: ts.SourceFile;
  readonly scope: Scope;
}

/** One element of a page, on the page's own level. */
export interface Shown {
  readonly node: ts.JsxElement | ts.JsxSelfClosingElement;
  /** What it is called on the page. */
  readonly local: string;
  /** What its module calls it. */
  readonly name: string;
  /** The module that it comes from: `src/sections/faq/Faq.tsx`. */
  readonly module: string;
}

/** A page that reads a content file and shows it in sections. */
export interface SectionedPage {
  /** By what `--to` may name it. */
  readonly names: readonly string[];
  readonly page: Code;
  /** The code that reads its content, which may be the page. */
  readonly reader: Code;
  /** The schemas of its parts. */
  readonly shape: ts.ObjectLiteralExpression;
  /** The content file, and the name by which it is read. */
  readonly content: { readonly file: string; readonly name: string };
  readonly root: ts.JsxElement;
  readonly sections: readonly Shown[];
}

/** Reads a page as JSX: its fences and comments become as many letters that TypeScript can read. */
function asJsx(text: string): string | undefined {
  const end = text.startsWith('---') ? text.indexOf('\n---', 3) + 1 : 0;
  if (end === 0) return undefined;
  const markup = text
    .slice(end + 3)
    .replaceAll('<!--', '{/* ')
    .replaceAll('-->', '*/}');
  return `   ${text.slice(3, end)};<>${markup}</>`;
}

function codeOf(project: Project, file: string, content: string | undefined): Code | undefined {
  const text = project.read(file);
  const code = file.endsWith('.astro') ? asJsx(text) : text;
  if (code === undefined) return undefined;
  const source = parseCode(file.endsWith('.astro') ? `${file}.tsx` : file, code);
  return { file, text, source, scope: scopeOf(source, content) };
}

/** The call `await readPage(name, shape)` of a file, and what its result is called. */
function readCall({ source }: Code) {
  for (const { name, initializer } of declarationsIn(source)) {
    if (!initializer || !ts.isAwaitExpression(initializer) || !ts.isIdentifier(name)) continue;
    const call = initializer.expression;
    if (!ts.isCallExpression(call) || call.expression.getText() !== 'readPage') continue;
    const [page, shape] = call.arguments;
    if (page && ts.isStringLiteral(page) && shape && ts.isObjectLiteralExpression(shape))
      return { local: name.text, page: page.text, shape };
  }
  return undefined;
}

/** The code that reads a page's content: its own, or what it imports from its home's folder. */
function readerOf(project: Project, page: Code) {
  const own = readCall(page);
  if (own) return { file: page.file, ...own, content: own.local };
  for (const [content, { specifier, name }] of page.scope.imports) {
    const target = resolveImport(project, page.file, specifier);
    if (target.kind !== 'file' || !target.path.startsWith('src/demos/')) continue;
    const code = /\.tsx?$/.test(target.path) ? codeOf(project, target.path, undefined) : undefined;
    const call = code && readCall(code);
    if (call?.local === name) return { file: target.path, ...call, content };
  }
  return undefined;
}

const isElement = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const tagOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText();

/** The element around a page's sections: `<Page>`. */
function rootIn({ source }: Code): ts.JsxElement | undefined {
  const last = source.statements.at(-1);
  if (!last || !ts.isExpressionStatement(last) || !ts.isJsxFragment(last.expression))
    return undefined;
  const elements = last.expression.children.filter(isElement);
  return elements.filter(ts.isJsxElement).find((node) => /^[A-Z]/.test(tagOf(node)));
}

function shownIn(project: Project, { file, scope }: Code, root: ts.JsxElement): Shown[] {
  return root.children.filter(isElement).flatMap((node) => {
    const local = tagOf(node);
    const imported = scope.imports.get(local);
    const target = imported && resolveImport(project, file, imported.specifier);
    if (!imported || target?.kind !== 'file') return [];
    return [{ node, local, name: imported.name, module: target.path }];
  });
}

/** Reads a page; nothing where it shows no content in sections. */
export function readSections(project: Project, file: string): SectionedPage | undefined {
  const bare = codeOf(project, file, undefined);
  const found = bare && readerOf(project, bare);
  const content = found && contentFileOf(project, found.page);
  if (!found || content === undefined) return undefined;
  const page = codeOf(project, file, found.content);
  const reader = codeOf(project, found.file, found.local);
  const root = page && rootIn(page);
  const shape = reader && readCall(reader)?.shape;
  if (!root || !shape) return undefined;
  const path = file.slice('src/pages/'.length).replace(/(?:\/index)?\.astro$/, '');
  return {
    names: [...new Set([path, found.page, pageOf(file)])],
    page,
    reader,
    shape,
    root,
    content: { file: content, name: found.page },
    sections: shownIn(project, page, root),
  };
}

/** Other code of a home that reads the page's content: its ending, for one. */
export function otherReaders(project: Project, { reader }: SectionedPage): Code[] {
  const home = demoOf(reader.file);
  const local = readCall(reader)?.local;
  return project.files
    .filter((file) => home !== undefined && file.startsWith(`src/demos/${home}/`))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && file !== reader.file)
    .flatMap((file) => {
      const code = codeOf(project, file, undefined);
      for (const [name, imported] of code?.scope.imports ?? []) {
        const target = resolveImport(project, file, imported.specifier);
        if (imported.name === local && target.kind === 'file' && target.path === reader.file)
          return codeOf(project, file, name) ?? [];
      }
      return [];
    });
}

/** All pages of a project that show content in sections, inner pages first. */
export function sectionedPages(project: Project): SectionedPage[] {
  const pages = project.files
    .filter((file) => posix.matchesGlob(file, 'src/pages/**/*.astro'))
    .flatMap((file) => readSections(project, file) ?? []);
  const isHome = ({ reader }: SectionedPage) => reader.file.startsWith('src/demos/');
  return [...pages.filter((page) => !isHome(page)), ...pages.filter(isHome)];
}

/** What a field of a page's shape is called. */
export const partName = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

/** The parts of its content that a page's shape names, in their order. */
export const partsOf = ({
  shape,
}: SectionedPage): { name: string; node: ts.PropertyAssignment }[] =>
  shape.properties.filter(ts.isPropertyAssignment).map((node) => ({ name: partName(node), node }));

/** Stylesheets of a section's home that a page imports for all of its sections. */
export function sheetsOf(
  { page }: SectionedPage,
  { module }: Shown,
): { specifier: string; node: ts.ImportDeclaration }[] {
  const home = demoOf(module);
  return page.source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => importClause === undefined)
    .flatMap((node) =>
      ts.isStringLiteral(node.moduleSpecifier)
        ? [{ specifier: node.moduleSpecifier.text, node }]
        : [],
    )
    .filter(({ specifier }) => home !== undefined && specifier.startsWith(`~/demos/${home}/`));
}

/** The schema that editors read of a page's content. */
export const schemaFileOf = ({ content }: SectionedPage): string =>
  content.file.startsWith('src/demos/')
    ? `schemas/demos/${content.name}.json`
    : `schemas/pages/${content.name}.json`;

/** @throws {Failure} where a page cannot be read, saying what to do by hand */
export function expectSections(page: SectionedPage | undefined, name: string): SectionedPage {
  if (page) return page;
  throw new Failure(
    `The page "${name}" shows no content in sections: it is written in Markdown, or composed by code of its own. docs/a-page-of-your-own.md says how to add a section by hand.`,
  );
}
