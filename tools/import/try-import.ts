import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bring, type Order, type Outcome } from './bring.ts';
import { formatOf } from './formats/formats.ts';
import type { ExportFiles } from './model.ts';
import { openExport } from './source.ts';

/** What every project has that a text is brought into. */
const PROJECT: Readonly<Record<string, string>> = {
  '.prettierrc.json': '{ "singleQuote": true, "printWidth": 100 }\n',
  'site.config.ts': "export default defineSite({\n  // Ours.\n  name: 'New',\n});\n",
  'src/pages/about.astro': '',
  'src/pages/index.astro': '',
  'src/pages/[text].astro': '',
  'src/pages/blog/[slug].astro': '',
  'src/content/posts/.keep': '',
  'src/demos/.keep': '',
  'public/.keep': '',
};

/** A project in a temporary folder, which is the working folder until it is closed. */
export interface TrialProject {
  readonly root: string;
  /** Brings an export: the text of its file, the folder that it lies in, or its files. */
  readonly bring: (source: string | ExportFiles, order?: Partial<Order>) => Promise<Outcome>;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** The paths of its files, sorted. */
  readonly files: () => string[];
  readonly close: () => Promise<void>;
}

/** Opens a project that has nothing but what an import needs. */
export async function trialProject(): Promise<TrialProject> {
  const before = process.cwd();
  const home = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
  const root = join(home, 'site');
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  for (const [file, content] of Object.entries(PROJECT)) await write(file, content);
  /** Text of an export becomes a file; a path stays one. */
  const written = async (source: string) => {
    if (!source.startsWith('<')) return source;
    const path = join(home, 'export.xml');
    await writeFile(path, source);
    return path;
  };
  process.chdir(root);
  return {
    root,
    write,
    read: (file) => readFile(join(root, file), 'utf8'),
    files: () =>
      globSync('**/*.{md,yaml,ts,webp,png,jpg}', { cwd: root })
        .map((file) => file.replaceAll('\\', '/'))
        .toSorted(),
    bring: async (source, order = {}) => {
      const files = typeof source === 'string' ? openExport(await written(source)) : source;
      return bring({
        root,
        old: formatOf(files).read(files),
        owner: 'Juno Albrecht',
        description: 'A site that is new, described in a sentence of more than fifty letters.',
        redirects: {},
        now: new Date('2026-11-30T12:00:00Z'),
        ...order,
      });
    },
    close: async () => {
      process.chdir(before);
      await rm(home, { recursive: true });
    },
  };
}
