import { nameOf, parseCode, textOf, isNode, type Node } from '../../lib/syntax.ts';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Project } from '../../lib/project.ts';
import { resolveImport } from '../graph.ts';
import { expectKnown, pageOf } from '../pages.ts';
import { contentFileOf } from '../select.ts';

/** A name that a file imports. */
export interface Import {
  readonly specifier: string;
  /** What its module calls it; `default`, or nothing for a whole module. */
  readonly name: string | undefined;
}

/** A file of code, read. */
export interface Code {
  readonly file: string;
  readonly text: string;
  readonly tree: Node;
  /** The statements of its script, or of its frontmatter. */
  readonly statements: readonly Node[];
  readonly imports: ReadonlyMap<string, Import>;
}

/** A section on a page: its element, and the module that it comes from. */
export interface Shown {
  readonly node: Node;
  readonly local: string;
  readonly module: string;
  /** Whether its page keeps it back: {@link HIDDEN}. */
  readonly isHidden: boolean;
}

/**
 * The slot of a section that its page does not show. No layout prints a slot of this name, so that nothing
 * of the section reaches a visitor, while its element, its imports and its words stay where they are: code
 * checks find all of them used, and one attribute less brings the section back.
 */
export const HIDDEN = 'hidden';

/** A page that reads a content file and shows it in sections. */
export interface SectionedPage {
  /** By what `--to` may name it. */
  readonly names: readonly string[];
  readonly page: Code;
  /** The code that reads the content, which may be the page. */
  readonly reader: Code;
  /** The schemas of the content's parts, by their names. */
  readonly shape: Node;
  readonly parts: ReadonlyMap<string, Node>;
  readonly contentFile: string;
  /** What the page calls its content, and the part that each name taken out of it stands for. */
  readonly content: string;
  readonly taken: ReadonlyMap<string, string | undefined>;
  /** The element whose children the sections are: the layout, or a box around all of them. */
  readonly root: Node;
  readonly sections: readonly Shown[];
}

export const listOf = (node: Node | undefined, field: string): readonly Node[] =>
  Array.isArray(node?.[field]) ? (node[field] as Node[]) : [];

const childOf = (node: unknown, field: string) =>
  (node as Node | undefined)?.[field] as Node | undefined;

export const declarationsIn = (code: Code): Node[] =>
  code.statements
    .map((one) => childOf(one, 'declaration') ?? one)
    .flatMap((one) => listOf(one, 'declarations'));

export function readCode(file: string, text: string): Code {
  const tree = parseCode(file, text);
  const program = childOf(tree['frontmatter'], 'program') ?? tree;
  const statements = listOf(program, 'body').filter(({ type }) => !type.startsWith('JSX'));
  const imports = statements.flatMap((one) =>
    listOf(one, 'specifiers').flatMap((entry): [string, Import][] => {
      const specifier = textOf(one['source']);
      if (specifier === undefined || !one.type.startsWith('Import')) return [];
      const name = entry.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(entry['imported']);
      return [[nameOf(entry['local']), { specifier, name: name || undefined }]];
    }),
  );
  return { file, text, tree, statements, imports: new Map(imports) };
}

/** The declaration `const content = await readPage('about', { … })` of a file. */
function readCall(code: Code) {
  for (const declaration of declarationsIn(code)) {
    const call = childOf(declaration['init'], 'argument');
    const [page, shape] = listOf(call, 'arguments');
    const name = textOf(page);
    if (nameOf(call?.['callee']) === 'readPage' && name !== undefined && shape)
      return { content: nameOf(declaration['id']), name, shape, code };
  }
  return undefined;
}

/** The code that reads a page's content: its own, or a module of its home. */
function readerOf(project: Project, page: Code) {
  const own = readCall(page);
  if (own) return own;
  for (const [local, { specifier, name }] of page.imports) {
    const file = resolveImport(project, page.file, specifier);
    if (!file?.startsWith('src/demos/') || !file.endsWith('.ts')) continue;
    const call = readCall(readCode(file, project.read(file)));
    if (call && call.content === name) return { ...call, content: local };
  }
  return undefined;
}

/** Names that a page takes out of its content: `const { meta, ...rest } = content`. */
function namesTaken(page: Code, content: string): Map<string, string | undefined> {
  const patterns = declarationsIn(page).filter(({ init }) => nameOf(init) === content);
  return new Map(
    patterns
      .flatMap(({ id }) => listOf(id as Node, 'properties'))
      .map((one) =>
        one.type === 'RestElement'
          ? [nameOf(one['argument']), undefined]
          : [nameOf(one['value']), nameOf(one['key'])],
      ),
  );
}

const tagOf = (node: Node) => nameOf(childOf(node['openingElement'], 'name'));

/** The attributes of an element. */
export const attributesOf = (node: Node): readonly Node[] =>
  listOf(childOf(node, 'openingElement'), 'attributes');

/** An attribute of an element, by its name. */
export const attributeOf = (node: Node, name: string): Node | undefined =>
  attributesOf(node).find((one) => one.type === 'JSXAttribute' && nameOf(one['name']) === name);

/** The layout, or the box in it that holds all sections: a component without attributes, which is no section. */
function rootOf(page: Code): Node | undefined {
  const layout = listOf(page.tree, 'body').find((node) => /^[A-Z]/.test(tagOf(node)));
  const [box, ...more] = listOf(layout, 'children').filter(({ type }) => type === 'JSXElement');
  const isBox = box && more.length === 0 && /^[A-Z]/.test(tagOf(box));
  if (!isBox || attributesOf(box).length > 0) return layout;
  const holds = listOf(box, 'children').some((node) => /^[A-Z]/.test(tagOf(node)));
  return holds ? box : layout;
}

/** Reads a page; nothing where it shows no content in sections. */
export function readPage(project: Project, file: string): SectionedPage | undefined {
  const page = readCode(file, project.read(file));
  const found = readerOf(project, page);
  const contentFile = found && contentFileOf(project, found.name);
  const root = rootOf(page);
  if (!found || contentFile === undefined || !root) return undefined;
  const { content, name, shape, code } = found;
  const sections = listOf(root, 'children').flatMap((node) => {
    const local = node.type === 'JSXElement' ? tagOf(node) : '';
    const specifier = page.imports.get(local)?.specifier;
    const module = specifier === undefined ? undefined : resolveImport(project, file, specifier);
    const isHidden = textOf(attributeOf(node, 'slot')?.['value']) === HIDDEN;
    return module === undefined ? [] : [{ node, local, module, isHidden }];
  });
  const path = file.slice('src/pages/'.length).replace(/(?:\/index)?\.astro$/, '');
  const parts = listOf(shape, 'properties').map(
    (one) => [nameOf(one['key']) || (textOf(one['key']) ?? ''), one] as const,
  );
  return {
    names: [...new Set([path, name, pageOf(file)])],
    page,
    reader: code,
    shape,
    parts: new Map(parts),
    contentFile,
    content,
    taken: namesTaken(page, content),
    root,
    sections,
  };
}

/** All pages of a project that show content in sections, inner pages first. */
export function sectionedPages(project: Project): SectionedPage[] {
  const pages = project.files
    .filter((file) => file.startsWith('src/pages/') && file.endsWith('.astro'))
    .flatMap((file) => readPage(project, file) ?? []);
  const isHome = ({ reader }: SectionedPage) => reader.file.startsWith('src/demos/');
  return [...pages.filter((page) => !isHome(page)), ...pages.filter(isHome)];
}

/**
 * The page that somebody means: by its address, its file, or the name of its content.
 *
 * @throws {Failure} at a page that is unknown, or that shows no sections
 */
export function findPage(project: Project, wanted: string): SectionedPage {
  const pages = sectionedPages(project);
  const name = wanted.replace(/^\/|\.astro$/g, '').replace(/^src\/pages\//, '');
  const found = pages.find(({ names }) => names.includes(name));
  if (found) return found;
  const others = project.files
    .filter((file) => /^src\/pages\/.*\.(astro|mdx?)$|^src\/content\/pages\/.*\.md$/.test(file))
    .map((file) => file.replace(/^src\/(content\/)?pages\/|\.\w+$/g, ''));
  expectKnown('home or page', [name], [...pages.flatMap(({ names }) => names), ...others]);
  throw new Failure(
    `The page "${name}" shows no content in sections: it is written in Markdown, or composed by code of its own. docs/a-page-of-your-own.md says how to add a section by hand.`,
  );
}

/** A name that code uses, and what it stands for. */
export interface Use {
  /** The name, or the attribute or property that is written by it alone: `{title}`. */
  readonly node: Node;
  readonly name: string;
  /** The part of the page's content that it is. */
  readonly part: string | undefined;
  readonly short?: 'attribute' | 'property';
}

/** Every name that code uses: components, imports, constants, parts of its page's content. */
export function usesIn(
  root: Node | readonly Node[],
  { content, taken }: Pick<SectionedPage, 'content' | 'taken'>,
): Use[] {
  const uses: Use[] = [];
  const isContent = (name: string) =>
    name !== '' && (name === content || (taken.has(name) && taken.get(name) === undefined));
  const note = (node: Node, value: Node, short: 'attribute' | 'property') => {
    const name = nameOf(value);
    uses.push({ node, name, part: taken.get(name), short });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || value.type.startsWith('Import')) return;
    const { type } = value;
    const name = nameOf(value);
    const inside = childOf(childOf(value, 'value'), 'expression');
    if (type === 'Identifier' || (type === 'JSXIdentifier' && /^[A-Z]/.test(name)))
      uses.push({ node: value, name, part: taken.get(name) });
    else if (type === 'MemberExpression' && value['computed'] !== true) {
      const object = nameOf(value['object']);
      if (!isContent(object)) visit(value['object']);
      else uses.push({ node: value, name: object, part: nameOf(value['property']) });
    } else if (type === 'Property' && value['shorthand'] === true)
      note(value, childOf(value, 'value') ?? value, 'property');
    else if (type === 'Property') visit([value['computed'] && value['key'], value['value']]);
    else if (type === 'JSXAttribute' && inside && inside.start === childOf(value, 'name')?.start)
      note(value, inside, 'attribute');
    else if (type === 'JSXAttribute') visit(value['value']);
    else Object.values(value).forEach(visit);
  };
  visit(root);
  return uses;
}
