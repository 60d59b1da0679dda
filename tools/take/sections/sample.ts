import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Project } from '../../lib/project.ts';
import { graphOf, resolveImport } from '../graph.ts';
import { demoOf, expectKnown } from '../pages.ts';
import {
  declarationsIn,
  listOf,
  sectionedPages,
  usesIn,
  type Code,
  type SectionedPage,
  type Shown,
} from './page.ts';
import { nameOf, textOf, type Node } from '../../lib/syntax.ts';

/** A section where a page shows it, and what it needs there. */
export interface Sample {
  readonly project: Project;
  readonly page: SectionedPage;
  readonly shown: Shown;
  /** Parts of the content; the first is what the section shows. */
  readonly parts: readonly string[];
  /** Modules and stylesheets that it needs. */
  readonly files: readonly string[];
  /** Stylesheets of its home that its page imports for all of its sections. */
  readonly sheets: readonly string[];
  /** Why its lines mean nothing on another page. */
  readonly obstacles: readonly string[];
}

/** Nothing is taken out of a content that code does not read. */
export const NO_CONTENT = { content: '', taken: new Map<string, string | undefined>() };

/** Names below a node that a file declares by itself. */
function constantsIn(node: Node, code: Code, page: Pick<SectionedPage, 'content' | 'taken'>) {
  const declared = new Set(declarationsIn(code).map(({ id }) => nameOf(id)));
  return usesIn(node, page).filter(({ name, part }) => part === undefined && declared.has(name));
}

function sampleOf(project: Project, page: SectionedPage, shown: Shown): Sample {
  const uses = usesIn(shown.node, page);
  const parts = [...new Set(uses.flatMap(({ part }) => part ?? []))];
  const home = demoOf(shown.module);
  const sheets = page.page.statements
    .filter((one) => one.type === 'ImportDeclaration' && listOf(one, 'specifiers').length === 0)
    .flatMap((one) => textOf(one['source']) ?? [])
    .filter((specifier) => home !== undefined && specifier.startsWith(`~/demos/${home}/`));
  // The parts of the content are brought by themselves, not the module that reads them.
  const specifiers = uses.flatMap(({ name, part }) =>
    part === undefined ? (page.page.imports.get(name)?.specifier ?? []) : [],
  );
  const files = [...specifiers, ...sheets].flatMap(
    (specifier) => resolveImport(project, page.page.file, specifier) ?? [],
  );
  const obstacles = constantsIn(shown.node, page.page, page).map(
    ({ name }) => `it needs \`${name}\` of ${page.page.file}`,
  );
  for (const { name, part } of uses) {
    if (name === page.content && part === undefined && !page.page.imports.has(name))
      obstacles.push('it is given all content of its page');
    const { specifier = '', name: original } = page.page.imports.get(name) ?? {};
    if (
      part === undefined &&
      resolveImport(project, page.page.file, specifier) === page.reader.file
    )
      obstacles.push(`it needs \`${original ?? name}\` of ${page.reader.file}`);
  }
  for (const part of parts) {
    const schema = page.parts.get(part);
    if (!schema) obstacles.push(`it needs \`${part}\`, which is no part of its page’s content`);
    else
      for (const { name } of constantsIn(schema, page.reader, NO_CONTENT))
        obstacles.push(`its schema needs \`${name}\` of ${page.reader.file}`);
  }
  if (home !== undefined && graphOf(project).reach([shown.module]).has(page.reader.file))
    obstacles.push(`${shown.module} reads ${page.contentFile} itself`);
  return { project, page, shown, parts, files, sheets, obstacles };
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}/]/gu, '');

/** What a section is called: `faq` where several pages may show it, `startup/Founders` where a home has it. */
function labelOf({ module, local }: Shown): string {
  const home = demoOf(module);
  const [, , folder = ''] = module.split('/');
  return home === undefined ? folder : `${home}/${local}`;
}

/** Every section that a page of the project shows, by its name, each with the places where it stands. */
export function samplesIn(project: Project): Map<string, (() => Sample)[]> {
  const samples = new Map<string, (() => Sample)[]>();
  for (const page of sectionedPages(project))
    for (const shown of page.sections) {
      // The section of examples prints the code of its neighbours, and is none by itself.
      if (!/^src\/(sections\/(?!example\/)|demos\/)/.test(shown.module)) continue;
      const label = labelOf(shown);
      samples.set(label, [...(samples.get(label) ?? []), () => sampleOf(project, page, shown)]);
    }
  return samples;
}

/**
 * The place from which a section is copied best: where it takes the least of its page along.
 *
 * @throws {Failure} at a name that is unknown, or that several homes have
 */
export function findSample(project: Project, wanted: string): Sample {
  const samples = samplesIn(project);
  const labels = [...samples.keys()].sort();
  const exact = labels.filter((label) => plain(label) === plain(wanted));
  const ofHomes = labels.filter((label) => plain(label).endsWith(`/${plain(wanted)}`));
  const [label = '', ...others] = exact.length > 0 ? exact : ofHomes;
  if (label === '') expectKnown('section', [wanted], labels);
  if (others.length > 0)
    throw new Failure(
      `Several homes have a section "${wanted}". Name one: ${[label, ...others].join(', ')}.`,
    );
  const best = bestOf(samples.get(label) ?? []);
  if (!best) throw new Failure(`There is no section "${wanted}".`);
  return best;
}

/** Of the places where a section stands, that from which it takes the least along. */
export function bestOf(places: readonly (() => Sample)[]): Sample | undefined {
  const weight = ({ obstacles, parts, files, shown }: Sample) =>
    obstacles.length * 100 +
    parts.length +
    files.filter((file) => demoOf(file) !== demoOf(shown.module)).length * 5;
  return places.map((make) => make()).toSorted((a, b) => weight(a) - weight(b))[0];
}
