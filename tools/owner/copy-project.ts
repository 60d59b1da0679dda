import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { findCommand } from '../lib/bootstrap/packages.mjs';
import { ensureBrowser } from '../lib/browser.ts';
import type { Command } from '../lib/lint.ts';
import { ROOT, TOOLS_HOME } from '../lib/paths.ts';
import { writeEntries } from '../take/write.ts';
import { languageOfFile } from '../../src/lib/languages/translation-files.ts';

/** What an owner's copy of the project holds that a build reads, and what its checks do. */
const SOURCES = [
  '{src,public,tools,e2e,docs,schemas}/**/*',
  '*.{ts,js,mjs,json,md,txt}',
  'LICENSE',
  'art/{README.md,package.json}',
  '.{env.example,nvmrc,oxlintrc.json,prettierignore,prettierrc.json}',
];

/** Wide enough for a picture, and encoded in no time: these tests are about words and values. */
const PICTURE_WIDTH = 32;

/** What all builds of owners' copies share, each file named by all that it is made of. Not what Astro knows of them. */
const SHARED = ['astro/assets', 'fonts', 'social', 'tones'];

/**
 * Copies the project into a temporary folder, its pictures small, in its original language alone.
 *
 * @param deleted the homes that its owner has deleted, a folder and a page each
 * @returns the copy's folder
 */
export async function copyProject(deleted: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'vitrine-owner-'));
  const gone = deleted.flatMap((name) => [`src/demos/${name}/**`, `src/pages/${name}.astro`]);
  const files = globSync(SOURCES, { cwd: ROOT, exclude: gone, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    .filter((file) => languageOfFile(file) === undefined);
  await copyFiles(files, copy);
  await edit(copy, 'site.config.ts', [/languages: \[[^\]]*\]/, "languages: ['en']"]);
  await shrinkPictures(copy);
  await shareWith(copy);
  return copy;
}

/** Takes away what sells the template, as its owner does: the folder, and the line that brings it in. */
export async function removeShowcase(copy: string): Promise<void> {
  await rm(join(copy, 'src/showcase'), { recursive: true });
  await edit(
    copy,
    'astro.config.ts',
    [/import \{ showcase \} from .*\n/, ''],
    [/ *showcase\(\),\n/, ''],
  );
}

/** In the place of pages that are linked to and not looked at. */
export const EMPTY_PAGE = '<html lang="en"><head><title>-</title></head></html>\n';

/** The files of a copy's other pages; a route of many pages cannot be an empty one, and is none of them. */
export const pagesBesides = (copy: string, kept: readonly string[]): string[] =>
  globSync('*.astro', { cwd: join(copy, 'src/pages') })
    .filter((file) => !file.startsWith('[') && !kept.includes(file.replace('.astro', '')))
    .map((file) => `src/pages/${file}`);

/** Copies files of the project, named as they lie in it, into another folder. */
export const copyFiles = (files: readonly string[], to: string): Promise<void> =>
  writeEntries(to, new Map(files.map((file) => [file, { from: join(ROOT, file) }])));

/** Gives a copy the template's packages, and what builds of copies share. */
export async function shareWith(copy: string): Promise<void> {
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const name of SHARED) {
    const kept = join(TOOLS_HOME, 'cache', 'owner', name);
    const link = join(copy, '.tools', 'cache', name);
    await mkdir(kept, { recursive: true });
    await mkdir(dirname(link), { recursive: true });
    await symlink(kept, link);
  }
}

/** The first bytes of a WebP file, which hold its size; sharp would read all of it. */
const HEAD_BYTES = 64;

/** How many pixels wide and high a picture is. */
async function dimensionsOf(picture: string): Promise<{ width: number; height: number }> {
  await using file = await open(picture);
  const { buffer } = await file.read({ buffer: new Uint8Array(HEAD_BYTES) });
  return await imageMetadata(buffer, picture);
}

/**
 * Puts a small picture in the place of every picture of a copy: in its proportions, of one colour, by its name. To
 * make the pictures themselves small, each would be decoded, in every copy.
 */
export async function shrinkPictures(copy: string): Promise<void> {
  const pictures = globSync('src/{assets,demos}/**/*.webp', { cwd: copy });
  const shrink = async (file: string) => {
    const { width, height } = await dimensionsOf(join(copy, file));
    const size = { width: PICTURE_WIDTH, height: Math.ceil((PICTURE_WIDTH * height) / width) };
    const background = `#${createHash('sha256').update(file).digest('hex').slice(0, 6)}`;
    const picture = sharp({ create: { ...size, channels: 3, background } });
    await writeFile(join(copy, file), await picture.webp().toBuffer());
  };
  await Promise.all(pictures.map(shrink));
}

/** The ports of browser tests: the first of two. */
const portsFrom = (first: number) => ({
  TEST_SITE_PORT: String(first),
  TEST_MAIL_PORT: String(first + 1),
});

/** Far from those that the template's own browser tests are about to take. */
const PORTS = portsFrom(4431);

/**
 * Runs browser tests in a copy.
 *
 * @param port theirs alone, with the next one: they take it only after their build, and other copies are tested
 * meanwhile
 * @param args which tests
 */
export async function runBrowserTests(
  copy: string,
  port: number,
  ...args: readonly string[]
): Promise<void> {
  const env = { CHROMIUM_PATH: await ensureBrowser(), ...portsFrom(port) };
  await runIn(copy, ['playwright', 'test', ...args], env);
}

/** The environment of an owner's build: the test runner's own variables would reach the pages. */
export function ownersEnvironment(): NodeJS.ProcessEnv {
  const runners = ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR', 'TEST'];
  const entries = Object.entries(process.env).filter(
    ([name]) => !runners.includes(name) && !name.startsWith('VITE'),
  );
  return {
    ...Object.fromEntries(entries),
    ...PORTS,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Runs a tool of a copy, as its `npm run …` would: `tools/test.ts`.
 *
 * @throws what `execFile` throws, with the output, when it fails
 */
export async function runTool(
  copy: string,
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(copy, tool), ...args], {
    cwd: copy,
    env: { ...ownersEnvironment(), ...env },
    maxBuffer: Infinity,
  });
  return stdout;
}

/**
 * Runs a command of an installed package in a copy.
 *
 * @throws what `execFile` throws, with the output, when the command fails
 */
export async function runIn(
  copy: string,
  [name, ...args]: Command,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, [findCommand(ROOT, name), ...args], {
    cwd: copy,
    env: { ...ownersEnvironment(), ...env },
    maxBuffer: Infinity,
  });
}

/**
 * What a command printed that failed.
 *
 * @param run by `runTool` or `runIn`
 * @returns nothing where it passed
 */
export const complaintsOf = (name: string, run: Promise<unknown>): Promise<string[]> =>
  run.then(
    () => [],
    (error: unknown) => {
      // The message names the command, and ends with what it printed as errors.
      const { stdout = '', message } = error as Error & { stdout?: string };
      return [`${name}\n${stdout}\n${message}`];
    },
  );

/**
 * What those of some commands print in a copy that fail, one after the other.
 *
 * @returns nothing where all passed
 */
export async function complaintsOfAll(
  copy: string,
  commands: readonly Command[],
): Promise<string[]> {
  const complaints: string[] = [];
  for (const command of commands)
    complaints.push(...(await complaintsOf(command.join(' '), runIn(copy, command))));
  return complaints;
}

/** Changes a file of a copy as an owner does by hand; a change that changes nothing is a mistake of its test. */
export async function edit(
  copy: string,
  file: string,
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
): Promise<void> {
  let text = await readFile(join(copy, file), 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has nothing like ${String(from)}`);
    text = changed;
  }
  await writeFile(join(copy, file), text);
}
