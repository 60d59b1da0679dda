import type ts from 'typescript';
import type { Project } from '../files.ts';
import { graphOf, type Graph } from '../graph.ts';
import { demoOf } from '../pages.ts';
import { resolveImport } from '../resolve.ts';
import { partsOf, type Code, type SectionedPage, type Shown } from './page.ts';
import { referencesIn } from './scope.ts';

/** A section where a page shows it. */
export interface Sample {
  readonly project: Project;
  readonly page: SectionedPage;
  readonly shown: Shown;
}

/** What a section needs of the page that shows it. */
export interface Needs {
  /** Parts of the content; the first is what the section shows. */
  readonly parts: readonly string[];
  /** Why its lines mean nothing on another page. */
  readonly obstacles: readonly string[];
  /** How much of its page it takes along: the less, the better a sample it is. */
  readonly weight: number;
}

/** Follows what a node names, through the constants of its file. */
function follow(code: Code, node: ts.Node) {
  const seen = new Set<string>();
  const found = {
    imports: new Set<string>(),
    constants: new Set<string>(),
    parts: new Set<string>(),
  };
  let takesAll = false;
  const visit = (one: ts.Node): void => {
    for (const { name, kind } of referencesIn(one, code.scope)) {
      if (kind === 'content') takesAll = true;
      else found[`${kind}s`].add(name);
      const statement = kind === 'constant' ? code.scope.constants.get(name) : undefined;
      if (!statement || seen.has(name)) continue;
      seen.add(name);
      visit(statement);
    }
  };
  visit(node);
  return { ...found, takesAll };
}

/** Parts of its page's content that a section is given, by itself or through constants. */
export const partsShown = ({ page }: SectionedPage, { node }: Shown): string[] => [
  ...follow(page, node).parts,
];

const graphs = new WeakMap<Project, Graph>();

/** Whether a module leads to a file by what it imports. */
function leadsTo(project: Project, module: string, file: string): boolean {
  const graph = graphs.get(project) ?? graphOf(project, project.read, () => false);
  graphs.set(project, graph);
  return graph.reach([module]).has(file);
}

/** Works out what a section needs where it stands. */
export function needsOf({ project, page, shown }: Sample): Needs {
  const { imports, constants, parts, takesAll } = follow(page.page, shown.node);
  const obstacles: string[] = [];
  if (takesAll) obstacles.push('it is given all content of its page');
  const demo = demoOf(shown.module);
  let weight = parts.size + constants.size + ('children' in shown.node ? 2 : 0);
  for (const local of imports) {
    const imported = page.page.scope.imports.get(local);
    const target = imported && resolveImport(project, page.page.file, imported.specifier);
    if (!imported || target?.kind !== 'file') continue;
    if (target.path === page.reader.file)
      obstacles.push(`it needs \`${imported.name}\` of ${page.reader.file}`);
    else if (demoOf(target.path) !== undefined && leadsTo(project, target.path, page.reader.file))
      obstacles.push(`${target.path} reads ${page.content.file} itself`);
    if (demoOf(target.path) !== demo) weight += 5;
  }
  for (const name of constants)
    if (page.page.scope.constants.get(name)?.declarationList.declarations.length !== 1)
      obstacles.push(`it needs \`${name}\` of ${page.page.file}`);
  const shape = new Map(partsOf(page).map(({ name, node }) => [name, node]));
  for (const part of parts) {
    const schema = shape.get(part)?.initializer;
    if (!schema) obstacles.push(`it needs \`${part}\`, which is no part of its page’s content`);
    else if (schema.getText().includes(`'${page.content.name}'`))
      obstacles.push(`its schema speaks of its page, "${page.content.name}"`);
  }
  return { parts: [...parts], obstacles, weight };
}
