import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { contentHash } from '../site/samples.ts';
import {
  astroConfig,
  chosenHome,
  knipConfig,
  manifest,
  siteConfig,
  usedFonts,
} from './configuration.ts';
import {
  adoptedFrom,
  adoptedWorks,
  isList,
  MENU,
  pathOf,
  picturesNamed,
  reduceLists,
  reduceMenu,
  replaceLinks,
  standIn,
  unnamedWorks,
} from './content.ts';
import { languageOfFile, translatedFile } from '../../src/lib/languages/translation-files.ts';
import {
  asTranslation,
  inLanguages,
  languagesIn,
  reduceMenuTranslation,
  translationSchemaIn,
  type Translated,
} from './languages.ts';
import { pretty } from '../lib/pretty.ts';
import { isText, type Project } from '../lib/project.ts';
import { graphOf, isTest } from './graph.ts';
import { identityOf, packageName } from './identity.ts';
import { isPage, NOT_FOUND, type Choice } from './pages.ts';
import { staysBehind } from './placement.ts';
import { pagesOf, selectFiles, withJournal } from './select.ts';
import { keepEntries, keysOf } from '../lib/yaml-blocks.ts';

/** A file that is taken from the project: as it is, or a picture of at most so many pixels a side. */
export interface Copied {
  readonly from: string;
  readonly pixels?: number;
}

/** A file of a site: its text, or a file of the project. */
export type Entry = { readonly text: string } | Copied;

/** A site as it will be written, and what its owner should know. */
export interface Composition {
  readonly entries: ReadonlyMap<string, Entry>;
  /** What was asked for, with what that needs. */
  readonly choice: Choice;
  readonly notes: readonly string[];
}

/** Where a site keeps what it was taken from. */
export const RECORD = 'template.json';

/** The record of a taken site. */
export interface Template extends Choice {
  /** The version of the template. */
  readonly version: string;
  /** Its commit, where it has a history. */
  readonly commit?: string;
  /** Of each home's words, as they were taken; its own tests speak of those. */
  readonly words: Readonly<Record<string, string>>;
  /** Of each page's code, by its file; its own tests know the sections that it came with. */
  readonly code: Readonly<Record<string, string>>;
}

/** Sample pictures come smaller than their masters, which are two thirds of the template; a home's own come whole. */
const SAMPLE = { pattern: 'src/assets/**/*.webp', pixels: 1600 } as const;

/** A site as its owner has made it, and what it is to have of its own pages. */
export interface Owned {
  readonly project: Project;
  readonly choice: Choice;
  /** The files that came from the template before; another one of such a name is the owner's. */
  readonly known: ReadonlySet<string>;
  /** What a section needs which is about to be shown: its modules, and its content. */
  readonly more?: { readonly files: readonly string[]; readonly texts: readonly string[] };
}

/**
 * Works out which files make a site of some homes and pages, and writes anew what speaks of the whole.
 * Nothing is written to the disk.
 *
 * @param project the template, or what a site was taken as
 * @param owned the site that gets it: what its own pages import comes too
 */
export async function compose(
  project: Project,
  wanted: Choice,
  owned?: Owned,
): Promise<Composition> {
  const original = originalLanguageOf(project);
  const languages = wanted.languages ?? [original];
  const { project: source, translationsOf } = inLanguages(
    await withoutTemplate(project),
    original,
    languages,
  );
  const choice = withJournal(source, { ...wanted, languages });
  const files = selectFiles(source, choice);
  const own = owned ? selectFiles(owned.project, owned.choice) : new Set<string>();
  for (const file of own) if (source.has(file) && owned?.known.has(file)) files.add(file);
  for (const file of graphOf(source).reach(owned?.more?.files ?? [])) files.add(file);

  const { texts, notes, fitted } = readContent(source, choice, files);
  const lists = new Map([...files].filter(isList).map((file) => [file, texts.get(file) ?? '']));
  const content = new Map([...texts].filter(([file]) => !isList(file)));
  for (const file of own)
    if (isContent(file) && !isList(file))
      content.set(`own/${file}`, owned?.project.read(file) ?? '');
  for (const [at, text] of (owned?.more?.texts ?? []).entries()) content.set(`${at}.yaml`, text);
  for (const [file, text] of adoptedWorks(source, choice.homes, content)) {
    files.add(file);
    texts.set(file, text);
    content.set(file, text);
  }
  for (const file of unnamedWorks(content)) {
    files.delete(file);
    texts.delete(file);
    content.delete(file);
  }
  for (const [file, text] of reduceLists(content, lists))
    if (text) texts.set(file, text);
    else files.delete(file);
  for (const [file, text] of translatedTexts(source, translationsOf, files, texts)) {
    files.add(file);
    texts.set(file, fitted(file, text));
    const schema = translationSchemaIn(text);
    if (schema !== undefined && project.has(schema)) files.add(schema);
  }

  const ownTexts = [...own].filter(isSource).map((file) => owned?.project.read(file) ?? '');
  const said = [...files].filter(isSource).map((file) => texts.get(file) ?? source.read(file));
  const pictures = picturesNamed(source, [...said, ...(owned?.more?.texts ?? [])], files);
  for (const [from, to] of picturesNamed(source, ownTexts, files))
    if (owned?.known.has(to)) pictures.set(from, to);
  const entries = new Map<string, Entry>();
  for (const file of files) {
    const from = posix.join(source.root, file);
    const text = texts.get(file) ?? (isText(file) ? source.read(file) : undefined);
    entries.set(file, text === undefined ? { from } : { text });
  }
  for (const [from, to] of pictures) entries.set(to, copied(source, from, to));
  if (languages[0] !== original) await formatContent(project, entries);
  await configure(source, choice, entries, [...said, ...ownTexts]);
  writeEnumerations(source, lists, entries);
  const untranslated = [...files].filter(
    (file) =>
      languages[0] !== original &&
      isContent(file) &&
      !file.startsWith(WORDS) &&
      !owned?.known.has(file) &&
      languageOfFile(file) === undefined &&
      !project.has(translatedFile(adoptedFrom(source, file), languages[0])),
  );
  const note = `Not translated into "${languages[0]}" yet, so write it anew:`;
  return {
    entries,
    choice,
    notes: [...notes(), ...(untranslated.length > 0 ? [[note, ...untranslated].join('\n  ')] : [])],
  };
}

/** The interface's words: a file a language, none of which translates another. */
const WORDS = 'src/content/words/';

const isContent = (file: string) =>
  /^src\/(content|demos)\/.*\.(yaml|md)$/.test(file) && file !== MENU;

/** Whether what a file says in words may be the name of a picture, a font or a package. */
const isSource = (file: string) =>
  isText(file) && !isTest(file) && file.startsWith('src/') && !file.startsWith(WORDS);

/** Formats content that other words have been laid over. */
async function formatContent(project: Project, entries: Map<string, Entry>): Promise<void> {
  for (const [file, entry] of entries)
    if ('text' in entry && (isContent(file) || file === MENU))
      entries.set(file, { text: await pretty(project, file, entry.text) });
}

/** The language of a project's originals: of a taken site that which it was taken in. */
const originalLanguageOf = (project: Project): string => {
  const taken = project.has(RECORD) ? readRecord(project).languages : undefined;
  return (taken ?? languagesIn(project.read('site.config.ts')))[0];
};

/** The translations of a site's content, each as far as the original has come along. */
function translatedTexts(
  source: Project,
  translationsOf: Translated['translationsOf'],
  files: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const originals = [...files].filter((file) => isContent(file) || file === MENU);
  return new Map(
    originals.flatMap((file) => {
      const from = adoptedFrom(source, file);
      return [...translationsOf(from)].map(([language, text]): [string, string] => {
        const left = texts.get(file) ?? source.read(from);
        const isMoved = from !== file;
        let kept = isMoved ? text.replace('../../../../schemas/', '../../../schemas/') : text;
        if (isList(file)) kept = keepEntries(file, text, new Set(keysOf(file, left)));
        if (file === MENU) kept = reduceMenuTranslation(source.read(file), left, text);
        return [translatedFile(file, language), asTranslation(kept)];
      });
    }),
  );
}

/** A picture; one that came small already stays as it is. */
const copied = (project: Project, from: string, to: string): Copied => ({
  from: posix.join(project.root, from),
  ...(posix.matchesGlob(to, SAMPLE.pattern) &&
    (from !== to || !project.has(RECORD)) && { pixels: SAMPLE.pixels }),
});

/** The project without what belongs to the template alone. */
async function withoutTemplate(project: Project): Promise<Project> {
  const files = project.files.filter((file) => !staysBehind(file));
  const known = new Set(files);
  const has = (file: string) => known.has(file);
  const config = 'astro.config.ts';
  const before = has(config) ? project.read(config) : '';
  const isThere = (file: string) => ['', '.ts', '/index.ts'].some((ending) => has(file + ending));
  const after = astroConfig(before, isThere);
  const text = after === before ? before : await pretty(project, config, after);
  return { ...project, files, has, read: (file) => (file === config ? text : project.read(file)) };
}

/** The texts of content, and what makes such a text of one: links lead to pages that the site has. */
function readContent(project: Project, choice: Choice, files: ReadonlySet<string>) {
  const { name, title } = identityOf(project, choice);
  const known = pagesOf(project);
  const present = new Set([...choice.homes, ...choice.pages, NOT_FOUND]);
  const isAbsent = (path: string) => {
    const page = pathOf(path).split('/')[1] ?? '';
    return known.has(page) && !present.has(page);
  };
  const texts = new Map<string, string>();
  const moved: string[] = [];
  const fitted = (file: string, before: string) => {
    const text = replaceLinks(file, before, (value) => {
      if (!value.startsWith('/') || !isAbsent(value)) return undefined;
      const to = standIn(pathOf(value), choice.pages);
      moved.push(`\n  ${file}: ${value} → ${to}`);
      return to;
    });
    return project.has(RECORD) ? text : text.replaceAll(title, name);
  };
  for (const file of [...files].filter(isContent))
    texts.set(file, fitted(file, project.read(file)));
  if (files.has(MENU))
    texts.set(
      MENU,
      reduceMenu(project.read(MENU), (path) => !isAbsent(path), choice.homes.length),
    );
  const notes = () =>
    moved.length > 0
      ? [`Links to pages that do not come along lead elsewhere:${moved.join('')}`]
      : [];
  return { texts, notes, fitted };
}

/** Rewrites what speaks of the whole: configuration, packages, the README and the record. */
async function configure(
  project: Project,
  choice: Choice,
  entries: Map<string, Entry>,
  texts: readonly string[],
): Promise<void> {
  const isTaken = project.has(RECORD);
  const identity = identityOf(project, choice);
  const set = async (file: string, text: string) => {
    entries.set(file, { text: await pretty(project, file, text) });
  };
  const config = project.read('site.config.ts');
  await set(
    'site.config.ts',
    isTaken ? chosenHome(config, choice) : siteConfig(config, choice, identity),
  );
  const fonts = usedFonts(project.read('fonts.config.ts'), texts);
  await set('fonts.config.ts', fonts);
  const textIn = (file: string) => {
    const entry = entries.get(file);
    return entry && 'text' in entry && speaksOfPackages(file) ? [entry.text] : [];
  };
  const taken = [...texts, ...[...entries.keys()].flatMap(textIn)];
  const left = project.files
    .filter((file) => speaksOfPackages(file) && (!entries.has(file) || file === 'fonts.config.ts'))
    .map((file) => project.read(file));
  const runs = (line: string) =>
    line.split(' ').every((word) => !word.endsWith('.ts') || entries.has(word));
  const { name, description } = identity;
  const own = isTaken ? {} : { name: packageName(name), description };
  await set('package.json', manifest(project.read('package.json'), taken, left, runs, own));
  await set('knip.json', knipConfig(project.read('knip.json'), [...entries.keys()]));
  if (!isTaken) await set('README.md', readmeOf(project, name, choice));
  await set(RECORD, JSON.stringify(recordOf(project, choice, entries)));
}

const speaksOfPackages = (file: string) =>
  /\.([jt]sx?|mjs|astro|s?css)$|^\.prettierrc\.json$/.test(file);

/** The README of a taken site, which names no page but its home: so it stays true when pages come and go. */
const readmeOf = (project: Project, name: string, { homes: [home = ''] }: Choice) =>
  project.read('tools/take/readme.md').replaceAll('{name}', name).replaceAll('{home}', home);

function recordOf(project: Project, choice: Choice, entries: ReadonlyMap<string, Entry>): Template {
  const hashOf = (name: string, file: string) => {
    const entry = entries.get(file);
    return entry && 'text' in entry ? [[name, contentHash(entry.text)] as const] : [];
  };
  const words = choice.homes.flatMap((home) => hashOf(home, `src/demos/${home}/content.yaml`));
  const code = [...entries.keys()].filter(isPage).flatMap((file) => hashOf(file, file));
  const { version } = JSON.parse(project.read('package.json')) as { version: string };
  const commit = commitOf(project.root);
  // A smaller choice of the same template is as old as what it was before.
  const origin = project.has(RECORD)
    ? readRecord(project)
    : { version, ...(commit !== undefined && { commit }) };
  return {
    ...origin,
    ...choice,
    words: Object.fromEntries(words),
    code: Object.fromEntries(code),
  };
}

export const readRecord = (project: Project): Template =>
  JSON.parse(project.read(RECORD)) as Template;

/** What the template's history stands at. */
function commitOf(root: string): string | undefined {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return undefined;
  }
}

/** Where a schema enumerates the entries of a list, it enumerates those that the site has. */
function writeEnumerations(
  project: Project,
  lists: ReadonlyMap<string, string>,
  entries: Map<string, Entry>,
): void {
  const keys = new Map(
    [...lists].map(([file, text]) => {
      const entry = entries.get(file);
      const left = entry && 'text' in entry ? keysOf(file, entry.text) : [];
      return [JSON.stringify(keysOf(file, text)), left];
    }),
  );
  for (const file of [...entries.keys()].filter((one) => one.startsWith('schemas/'))) {
    const schema: unknown = JSON.parse(project.read(file), (_, value: unknown) =>
      Array.isArray(value) ? (keys.get(JSON.stringify(value)) ?? value) : value,
    );
    entries.set(file, { text: `${JSON.stringify(schema, null, 1)}\n` });
  }
}
