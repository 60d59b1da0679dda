import { posix } from 'node:path';
import { Failure } from '../lib/bootstrap/failure.mjs';
import {
  askedBy,
  contentFileOf,
  isCollection,
  pathOf,
  reducedCollection,
  reducedMenu,
  replaceLinks,
  standIn,
} from './content.ts';
import { isText, type Project } from './files.ts';
import { withoutUnusedExports } from './exports.ts';
import { graphOf, isCode, isTest, type Graph } from './graph.ts';
import { identityOf } from './identity.ts';
import {
  demoOf,
  isPage,
  NOT_FOUND,
  pageOf,
  SPLASH,
  TEXT_PAGE,
  textOf,
  textsIn,
  type Choice,
} from './pages.ts';
import { cutRegions, FEATURES, type Feature } from './regions.ts';
import { COMMANDS, fateOf, isShot } from './rules.ts';
import { testsOf } from './tests.ts';
import { pretty, transformed } from './transform.ts';

/** A file that is taken from the project: as it is, or a picture of at most so many pixels a side. */
export interface Copied {
  readonly from: string;
  readonly pixels?: number;
}

/** A file of a site: its text, or a file of the project. */
export type Entry = { readonly text: string } | Copied;

/**
 * Sample pictures come smaller than their masters, which are two thirds of the template: large enough
 * for every layout at a glance, and owners put their own in their place. What is a home's own comes whole.
 */
const SAMPLE = { pattern: 'src/assets/**/*.webp', pixels: 1600 } as const;

/** A site as it will be written, and what its new owner should know. */
export interface Composition {
  readonly entries: ReadonlyMap<string, Entry>;
  /** What was asked for, with what that needs. */
  readonly choice: Choice;
  /** Sentences about what was not as one would expect. */
  readonly notes: readonly string[];
}

/** The journal: pages come with it as soon as something shows its posts. */
const JOURNAL = { module: 'src/lib/posts/posts.ts', page: 'blog' } as const;

interface Options {
  /** Whether a file that no rule knows stops it; in an owner's project it is simply theirs. */
  readonly strict: boolean;
  /** Whether the project is an owner's own: then name, words and texts are theirs, and stay as they are. */
  readonly own?: boolean;
  /** Whether sample pictures come as large as the template has them. */
  readonly masters?: boolean;
}

/**
 * Works out which files make a site of some homes and pages, and what is written in them. Nothing is
 * written to the disk.
 *
 * @throws {Failure} at what cannot be classified, naming it
 */
export async function compose(
  project: Project,
  wanted: Choice,
  options: Options,
): Promise<Composition> {
  const { choice, notes } = withJournal(project, wanted, options);
  const { graph, read, hasDemo } = prepare(project, choice, options);
  const scripts = commandsOf(project, options);
  const roots = project.files.filter(
    (file) => isRoot(file, choice, hasDemo, read) || scripts.includes(file),
  );
  const reached = graph.reach(roots.filter(isCode));
  for (const file of testsOf(project, graph, reached, choice)) reached.add(file);
  const files = new Set([...roots, ...reached]);

  const { name, title } = identityOf(project, choice);
  const content = new Map<string, string>();
  const pages = [...choice.pages, ...choice.homes, NOT_FOUND];
  const known = new Set([
    ...project.files.filter((file) => file.startsWith('src/pages/')).map(pageOf),
    ...textsIn(project),
  ]);
  const isAbsent = (path: string) => {
    const page = path.split('/')[1] ?? '';
    return known.has(page) && !pages.includes(page);
  };
  const moved: string[] = [];
  for (const file of contentOf(project, graph, files, choice)) {
    const elsewhere = (value: string) => {
      if (!value.startsWith('/') || !isAbsent(pathOf(value))) return undefined;
      const to = standIn(pathOf(value), choice.pages);
      moved.push(`${file}: ${value} → ${to}`);
      return to;
    };
    const text = replaceLinks(file, project.read(file), elsewhere);
    content.set(file, options.own ? text : text.replaceAll(title, name));
  }
  if (moved.length > 0)
    notes.push(`Links to pages that do not come along lead elsewhere:\n  ${moved.join('\n  ')}`);

  const words = [...reached]
    .filter((file) => isCode(file) && file.startsWith('src/'))
    .flatMap((file) => graph.mentions(file).strings);
  // A home of which a section alone comes along has a folder too, and its pictures lie in it.
  const folders = new Set([...reached].map(demoOf));
  const demos = { areWhole: hasDemo, haveFolder: (demo: string) => folders.has(demo) };
  const asked = askedBy(project, content, words, demos);

  const entries = new Map<string, Entry>();
  for (const file of files) {
    if (content.has(file) || isCollection(file)) continue;
    entries.set(
      file,
      isText(file) ? { text: read(file) } : { from: posix.join(project.root, file) },
    );
  }
  for (const [file, text] of content) entries.set(file, { text });
  for (const [from, to] of asked.assets) entries.set(to, { from: posix.join(project.root, from) });
  // The workshop in `art/` knows every picture by its bytes.
  if (!options.own && !options.masters && !choice.extras.includes('art'))
    for (const [file, entry] of entries)
      if ('from' in entry && posix.matchesGlob(file, SAMPLE.pattern))
        entries.set(file, { ...entry, pixels: SAMPLE.pixels });
  for (const file of project.files.filter(isCollection)) {
    const text = reducedCollection(file, project.read(file), asked);
    if (text) entries.set(file, { text });
  }
  const menu = 'src/content/menu.yaml';
  const hasPage = (path: string) => !isAbsent(pathOf(path));
  if (project.has(menu))
    entries.set(menu, { text: reducedMenu(project.read(menu), hasPage, choice.homes.length) });
  if (options.strict) expectClassified(project);
  if (!options.own)
    for (const [file, text] of withoutUnusedExports(project, entries))
      // A module that neither gives nor takes any more is none.
      if (!/^(export|import)\b/m.test(text)) entries.delete(file);
      else entries.set(file, { text: await pretty(project, file, text) });
  await transformed(project, choice, entries, options);
  return { entries, choice, notes };
}

/** Files that are read as they will be written, and the graph of what they import. */
function prepare(project: Project, choice: Choice, { own }: Options) {
  const missing = missingFeatures(choice);
  // What an owner has in their texts about the template is for them to take out.
  if (own) missing.delete('template');
  const read = (file: string) => cutRegions(file, project.read(file), missing);
  const folders = new Set(choice.homes);
  if (choice.extras.includes('splash')) folders.add(SPLASH.folder);
  const hasDemo = (demo: string) => folders.has(demo);
  const graph = graphOf(project, read, (file) => hasDemo(demoOf(file) ?? '') || !demoOf(file));
  return { graph, read, hasDemo };
}

/** What a site of this choice has not. */
function missingFeatures({ extras, pages }: Choice): Set<Feature> {
  const present = new Set<string>([
    ...extras,
    ...(pages.includes(JOURNAL.page) ? ['journal'] : []),
  ]);
  return new Set(FEATURES.filter((feature) => !present.has(feature)));
}

/** Adds the journal where a home or a page shows its posts. */
function withJournal(
  project: Project,
  wanted: Choice,
  options: Options,
): { choice: Choice; notes: string[] } {
  const hasJournal = project.files.some((file) => file.startsWith(`src/pages/${JOURNAL.page}/`));
  if (!hasJournal || wanted.pages.includes(JOURNAL.page)) return { choice: wanted, notes: [] };
  const { graph } = prepare(project, wanted, options);
  const shows = [...wanted.homes, ...wanted.pages].filter((page) => {
    const own = project.files.filter(
      (file) => file.startsWith('src/pages/') && file.endsWith('.astro') && pageOf(file) === page,
    );
    return graph.reach(own, (file) => !file.startsWith('src/shell/')).has(JOURNAL.module);
  });
  if (shows.length === 0) return { choice: wanted, notes: [] };
  return {
    choice: { ...wanted, pages: [...wanted.pages, JOURNAL.page].sort() },
    notes: [`The journal (${JOURNAL.page}) comes too: ${shows.join(', ')} shows its posts.`],
  };
}

/** Whether a file comes along without anything else asking for it. */
function isRoot(
  file: string,
  choice: Choice,
  hasDemo: (demo: string) => boolean,
  read: (file: string) => string,
): boolean {
  const demo = demoOf(file);
  const splash = choice.extras.includes('splash');
  if (demo !== undefined) return hasDemo(demo) && !isTest(file) && (splash || !isShot(file));
  if (file.startsWith('src/pages/')) {
    // What an owner writes in Markdown is printed by it, be it the first. A file that is no page by itself,
    // such as the feed, comes unless all of it belongs to something else.
    if (file === TEXT_PAGE) return true;
    if (!isPage(file)) return read(file).trim() !== '';
    const page = pageOf(file);
    return [...choice.pages, ...choice.homes, NOT_FOUND, ...(splash ? [SPLASH.page] : [])].includes(
      page,
    );
  }
  if (file === 'src/content.config.ts' || file.startsWith('src/content/words/')) return true;
  if (file.startsWith('src/content/posts/')) return choice.pages.includes(JOURNAL.page);
  if (file.startsWith('art/')) return choice.extras.includes('art');
  return fateOf(file) === 'goes';
}

/** The tools behind the commands that a site has. */
function commandsOf(project: Project, { strict }: Options): string[] {
  const { scripts } = JSON.parse(project.read('package.json')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([command, line]) => {
    if (COMMANDS[command] === undefined && strict)
      throw new Failure(
        `package.json: nobody has said whether the command "${command}" goes along. Name it in tools/take/rules.ts.`,
      );
    if (COMMANDS[command] === 'stays') return [];
    return line.split(' ').filter((word) => project.has(word));
  });
}

/** Content files of the site: those that its code reads, its homes', its posts and its pages in Markdown. */
function contentOf(
  project: Project,
  graph: Graph,
  files: ReadonlySet<string>,
  choice: Choice,
): string[] {
  const read = [...files]
    .filter(isCode)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      graph.mentions(file).pages.map((page) => {
        const found = contentFileOf(project, page);
        if (found === undefined)
          throw new Failure(`${file} reads the content of "${page}", and there is none.`);
        return found;
      }),
    );
  const demos = [...files].filter((file) => posix.matchesGlob(file, 'src/demos/*/*.yaml'));
  const posts = choice.pages.includes(JOURNAL.page)
    ? project.files.filter((file) => file.startsWith('src/content/posts/'))
    : [];
  const texts = project.files.filter((file) => choice.pages.includes(textOf(file) ?? ''));
  return [
    ...new Set([
      ...read,
      ...demos.filter((file) => !file.endsWith('demo.yaml')),
      ...posts,
      ...texts,
    ]),
  ];
}

/** @throws {Failure} naming the files that no rule knows */
function expectClassified(project: Project): void {
  const unknown = project.files.filter((file) => fateOf(file) === undefined);
  if (unknown.length > 0)
    throw new Failure(
      `Nobody has said whether these go along. Name them in tools/take/rules.ts:\n  ${unknown.join('\n  ')}`,
    );
  const strange = project.files.filter(
    (file) =>
      file.startsWith('src/content/') &&
      !/^src\/content\/(pages|posts|words)\/[^/]+\.(yaml|md)$/.test(file) &&
      !/^src\/content\/[\w-]+\.yaml$/.test(file),
  );
  if (strange.length > 0)
    throw new Failure(`A kind of content that "take" does not know:\n  ${strange.join('\n  ')}`);
}

/**
 * What an owner's modules offer to nobody any more goes with what was removed; what they offered to
 * nobody before stays.
 *
 * @returns the composition after, without it
 */
export async function withoutOrphans(
  project: Project,
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
): Promise<ReadonlyMap<string, Entry>> {
  const known = withoutUnusedExports(project, before);
  const left = new Map(after);
  for (const [file, text] of withoutUnusedExports(project, after))
    if (known.get(file) !== text) left.set(file, { text: await pretty(project, file, text) });
  return left;
}
