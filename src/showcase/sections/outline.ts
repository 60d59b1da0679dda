import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { routeOf } from '../../lib/routes/routes.ts';
import { filesOf, slashed } from '../../../tools/docs/components.ts';
import { openProject } from '../../../tools/lib/project.ts';
import {
  attributesOf,
  contentPaths,
  elementName,
  importsOf,
  nodesAt,
  nodesOf,
  parseAstro,
  textAt,
  type Node,
} from './syntax.ts';

/** A page whose address is known. */
export interface SitePage {
  /** `src/pages/about.astro` */
  readonly file: string;
  /** `/about` */
  readonly route: string;
  /** The folder of the home that it is, where it is one. */
  readonly home: string | undefined;
  /** What fills it, and what says which fields that has: none where it reads no file of its own. */
  readonly content: string;
  readonly schema: string;
}

/** Where a section stands on its page: among those in `main`, from 0, or around them. */
export type Position = number | 'header' | 'footer';

/** A component where a page shows it. */
export interface Placement {
  readonly page: SitePage;
  readonly at: Position;
  readonly component: string;
  /** The file that exports it; nothing where it is an element of HTML. */
  readonly file: string | undefined;
  /** The way to its part of the page's content: `['services']`; empty where it has none. */
  readonly part: readonly string[];
  /** The lines that put it on the page: what they import, then the element. */
  readonly imports: readonly string[];
  readonly element: string;
}

/** The layout that prints `main`: what it is given are the page's sections. */
const PAGE_LAYOUT = 'src/shell/Page.astro';

/** The pages of a project whose addresses are known. */
export const sitePages = (root: string): SitePage[] =>
  filesOf(openProject(root), 'src/pages/**/*.astro').flatMap((file) => {
    const route = routeOf(file.slice('src/pages/'.length));
    if (route === undefined) return [];
    const name = basename(route);
    const isHome = existsSync(join(root, 'src/demos', name));
    return {
      file,
      route,
      home: isHome ? name : undefined,
      content: isHome ? `src/demos/${name}/content.yaml` : `src/content/pages/${name}.yaml`,
      schema: `schemas/${isHome ? 'demos' : 'pages'}/${name}.json`,
    };
  });

/** The file that another one imports. */
function importedFile(root: string, file: string, from: string): string | undefined {
  const path = from.startsWith('~/') ? `src/${from.slice(2)}` : join(dirname(file), from);
  return ['.tsx', '.ts', '']
    .map((ending) => slashed(normalize(path)) + ending)
    .find((one) => statSync(join(root, one), { throwIfNoEntry: false })?.isFile());
}

/** A text without the indentation that its first line has in the file. */
function dedent(text: string, column: number): string {
  const indent = ' '.repeat(column);
  return text
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(column) : line))
    .join('\n');
}

/** The elements that print parts of a page; one without attributes is a box around its own. */
const partsIn = (element: Node): Node[] =>
  nodesAt(element, 'children').flatMap((child) => {
    const [part] = nodesOf(child, 'JSXElement');
    if (!part) return [];
    const inside = partsIn(part);
    return attributesOf(part).length === 0 && inside.length > 0 ? inside : [part];
  });

/** What a page shows in `main`, in order, and around it. */
export const placementsOn = (root: string, page: SitePage): Placement[] =>
  placementsIn(root, page, page.file, []);

function placementsIn(
  root: string,
  page: SitePage,
  astroFile: string,
  slotted: readonly Placement[],
): Placement[] {
  const text = readFileSync(join(root, astroFile), 'utf8');
  const ast = parseAstro(text);
  const imports = importsOf(ast, text);
  const pathOf = contentPaths(ast);
  const fileOf = (name: string) => {
    const from = imports.get(name)?.from;
    return from === undefined ? undefined : importedFile(root, astroFile, from);
  };
  const place = (element: Node, at: Position): Placement => {
    const spread = attributesOf(element)
      .filter(({ type }) => type === 'JSXSpreadAttribute')
      .map((attribute) => pathOf(nodesAt(attribute, 'argument')[0]));
    const used = ['Identifier', 'JSXIdentifier'].flatMap((type) => nodesOf(element, type));
    const names = new Set(used.map((node) => textAt(node, 'name')));
    const before = text.slice(0, element.start);
    return {
      page,
      at,
      component: elementName(element),
      file: fileOf(elementName(element)),
      part: spread.find((path) => path !== undefined) ?? [],
      imports: [...imports].flatMap(([name, { line }]) => (names.has(name) ? line : [])),
      element: dedent(
        text.slice(element.start, element.end),
        element.start - before.lastIndexOf('\n') - 1,
      ),
    };
  };
  const [layout] = nodesOf(ast, 'JSXElement');
  if (!layout) return [];
  const inMain = partsIn(layout).flatMap((element) =>
    elementName(element) === 'slot' ? slotted : [place(element, 0)],
  );
  const layoutFile = fileOf(elementName(layout));
  if (layoutFile?.endsWith('.astro') && layoutFile !== PAGE_LAYOUT)
    return placementsIn(root, page, layoutFile, inMain);
  return [
    ...inMain.map((one, at) => ({ ...one, at })),
    ...(['header', 'footer'] as const).flatMap((at) => around(at)),
  ];

  /** The home's own header and footer, which its page hands to the layout in an object. */
  function around(at: 'header' | 'footer'): Placement[] {
    return nodesOf(ast, 'Property').flatMap((property) => {
      const [key] = nodesAt(property, 'key');
      const [value] = nodesAt(property, 'value');
      const component = textAt(value, 'name');
      const file = fileOf(component);
      if (textAt(key, 'name') !== at || file === undefined) return [];
      const line = imports.get(component)?.line ?? '';
      const element = `const parts = { ${at}: ${component} };`;
      return { page, at, component, file, part: [at], imports: [line], element };
    });
  }
}
