import { execFileSync } from 'node:child_process';
import { join, posix } from 'node:path';
import { format, resolveConfig, type Plugin } from 'prettier';
import { wordsHash } from '../site/samples.ts';
import { fieldList } from '../docs/fields.ts';
import { keepFamilies, setFields } from './code.ts';
import type { Entry } from './compose.ts';
import type { Project } from './files.ts';
import { identityOf, packageName } from './identity.ts';
import { keptPackages } from './packages.ts';
import { homesOf, type Choice } from './pages.ts';
import { COMMANDS } from './rules.ts';
import { schemasOf } from './schemas.ts';
import { credits, readme, sectionList } from './texts.ts';

type Entries = Map<string, Entry>;

/** Where a site keeps what it was taken from. */
export const RECORD = 'template.json';

/** The record of a taken site. */
export interface Template {
  /** The version of the template. */
  readonly version: string;
  /** Its commit, where it has a history. */
  readonly commit?: string;
  readonly homes: readonly string[];
  readonly pages: readonly string[];
  readonly extras: readonly string[];
  /** Of each home's words, as they were taken; its own tests speak of those. */
  readonly words: Readonly<Record<string, string>>;
}

const FONT_VARIABLE = /--font-[\w-]+/g;

/** Rewrites what speaks of the whole: configuration, packages, texts. */
export async function transformed(
  project: Project,
  choice: Choice,
  entries: Entries,
  { own = false }: { own?: boolean } = {},
): Promise<void> {
  const textOf = (file: string) => {
    const entry = entries.get(file);
    return entry && 'text' in entry ? entry.text : undefined;
  };
  const change = async (file: string, to: (text: string) => string) => {
    const text = textOf(file);
    if (text !== undefined) entries.set(file, { text: await pretty(project, file, to(text)) });
  };
  const identity = identityOf(project, choice);
  const slug = packageName(identity.name);

  await change('site.config.ts', (text) =>
    own
      ? setFields('site.config.ts', text, ownHome(project, choice, text))
      : siteConfig(project, choice, text),
  );
  if (!own) await dressInnerPages(project, choice, change);
  const used = new Set(
    [...entries].flatMap(([file, entry]) =>
      'text' in entry && file !== 'fonts.config.ts' && /^src\/.*\.(ts|tsx|astro|s?css)$/.test(file)
        ? (entry.text.match(FONT_VARIABLE) ?? [])
        : [],
    ),
  );
  await change('fonts.config.ts', (text) => keepFamilies('fonts.config.ts', text, used));

  const manifest = JSON.parse(project.read('package.json')) as Record<string, unknown> & {
    version: string;
  };
  const kept = keptPackages(project, entries, manifest);
  const scripts = Object.fromEntries(
    Object.entries(manifest['scripts'] as Record<string, string>).filter(
      ([name]) => COMMANDS[name] !== 'stays',
    ),
  );
  await change('package.json', () =>
    JSON.stringify({
      ...manifest,
      // Both are the template's: its pictures' sources, and its benchmark.
      workspaces: undefined,
      ...kept,
      ...(!own && { name: slug, description: identity.description, scripts }),
    }),
  );
  // What is too much in an owner's is a hint of knip's, and theirs to take out.
  if (!own)
    await change('knip.json', (text) =>
      knipConfig(text, entries, { ...kept.dependencies, ...kept.devDependencies }),
    );
  await change('CREDITS.md', (text) => credits(text, manifest, kept));
  await change('docs/sections.md', (text) => sectionList(text, (file) => entries.has(file)));
  const fields = textOf('docs/fields.md');
  // Its tables are wide: Prettier passes over it.
  if (fields !== undefined)
    entries.set('docs/fields.md', { text: fieldList(fields, (file) => entries.has(file)) });
  if (!own) await change('README.md', () => readme(identity.name, choice));

  for (const [file, text] of schemasOf(project, choice, entries)) entries.set(file, { text });

  const words = Object.fromEntries(
    choice.homes.flatMap((home) => {
      const text = textOf(`src/demos/${home}/content.yaml`);
      return text === undefined ? [] : [[home, wordsHash(text)]];
    }),
  );
  const commit = commitOf(project.root);
  const record: Template = {
    version: manifest.version,
    ...(commit !== undefined && { commit }),
    ...choice,
    words,
  };
  entries.set(RECORD, { text: await pretty(project, RECORD, JSON.stringify(record)) });
}

/** What the template's history stands at. */
function commitOf(root: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return undefined;
  }
}

/** A text as Prettier would have it. */
export async function pretty(
  { root }: Pick<Project, 'root'>,
  file: string,
  text: string,
): Promise<string> {
  const filepath = join(root, file);
  const config = await resolveConfig(filepath);
  // Prettier would look for them from wherever the command was started.
  const plugins = (config?.plugins ?? []).map(async (plugin) =>
    typeof plugin === 'string' ? ((await import(plugin)) as Plugin) : plugin,
  );
  return format(text, { ...config, plugins: await Promise.all(plugins), filepath });
}

/** The first home at `/`, and inner pages in its clothes. */
const homeFields = (project: Project, { homes: [home = ''] }: Choice) => ({
  home,
  ...(hasThemes(project) ? { theme: home } : {}),
});

/** An owner's own fields change only where they name a home that is gone. */
function ownHome(project: Project, choice: Choice, text: string) {
  const isGone = (name: string | undefined) =>
    homesOf(project).some((home) => home.name === name) && !choice.homes.includes(name ?? '');
  return Object.fromEntries(
    Object.entries(homeFields(project, choice)).filter(([field]) =>
      isGone(new RegExp(`^\\s*${field}: '([^']*)'`, 'm').exec(text)?.[1]),
    ),
  );
}

/** The owner's one file: the first home at `/`, and the firm that it is made up for. */
function siteConfig(project: Project, choice: Choice, text: string): string {
  const { name, title, description, emails, address, phone } = identityOf(project, choice);
  const [first, second = first] = emails ?? [];
  const slug = packageName(name);
  const own = setFields('site.config.ts', text, {
    name,
    ...homeFields(project, choice),
    description,
    url: `https://${slug}.example`,
    ...(choice.extras.includes('showcase') ? {} : { homeBrands: undefined }),
    ...(first !== undefined && {
      owner: { name, email: first },
      contact: { emails: [first, second], phones: [phone], location: address },
    }),
  });
  return own.replaceAll(new RegExp(`\\b${title.toLowerCase()}\\b`, 'g'), slug);
}

/** Whether `site.config.ts` can name a home whose clothes inner pages wear. */
const hasThemes = (project: Project) => /^\s*theme:/m.test(project.read('src/lib/site/site.ts'));

/** Without such a field the house style itself becomes the home's. */
async function dressInnerPages(
  project: Project,
  { homes: [home = ''] }: Choice,
  change: (file: string, to: (text: string) => string) => Promise<void>,
): Promise<void> {
  if (hasThemes(project)) return;
  await change(
    'src/styles/house.ts',
    () =>
      `/** The style of inner pages: the home's own. */\nexport { default } from '~/demos/${home}/theme';\n`,
  );
}

/** What is not there needs no rule. */
function knipConfig(
  text: string,
  entries: Entries,
  packages: Readonly<Record<string, string>>,
): string {
  const config = JSON.parse(text) as {
    entry?: string[];
    ignoreDependencies?: string[];
    rules?: object;
  };
  const files = [...entries.keys()];
  const matches = (pattern: string) => files.some((file) => posix.matchesGlob(file, pattern));
  return JSON.stringify({
    ...config,
    // What its file needs by itself may be there for others too that stayed behind.
    ignoreExportsUsedInFile: true,
    ...(config.entry && { entry: config.entry.filter(matches) }),
    ...(config.ignoreDependencies && {
      ignoreDependencies: config.ignoreDependencies.filter((pattern) =>
        Object.keys(packages).some((name) => new RegExp(`^${pattern}$`).test(name)),
      ),
    }),
  });
}
