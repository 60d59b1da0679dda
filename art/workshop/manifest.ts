import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join, relative } from 'node:path';
import { assetPath } from '../../src/lib/routes/asset-path.ts';
import { drafts } from '../drafts.ts';
import { pictures } from '../pictures.ts';
import { filmFiles, filmProblems } from './films.ts';
import { inputsOf, pictureHash, sha256 } from './hash.ts';
import { ART, CACHE, MANIFEST, PROJECT } from './paths.ts';
import { unnamed } from './unnamed.ts';
import type { Manifest, ManifestEntry, Picture } from './types.ts';

export { pictures };

/** The masters' total may not grow beyond this. */
const MASTER_BUDGET = 60 * 1024 * 1024;

export function masterPath(picture: Picture): string {
  return join(PROJECT, assetPath(`${picture.name}.${picture.kind === 'vector' ? 'svg' : 'webp'}`));
}

function readManifest(): Manifest {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {};
}

function writeManifest(manifest: Manifest): void {
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  const fresh = `${MANIFEST}.new`;
  writeFileSync(fresh, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  renameSync(fresh, MANIFEST);
}

/** Several workshops may run side by side: only one at a time may write the manifest. */
function withLock(work: () => void): void {
  const lock = join(CACHE, 'manifest.lock');
  mkdirSync(CACHE, { recursive: true });
  const until = Date.now() + 5000;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (Date.now() > until) throw new Error(`${lock} is held; remove it`, { cause: error });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

/** Writes down what the master on disk was made from. */
export function record(picture: Picture): void {
  const master = readFileSync(masterPath(picture));
  const entry: ManifestEntry = {
    kind: picture.kind,
    source: picture.source,
    inputs: inputsOf(picture).map((file) => relative(ART, file)),
    hash: pictureHash(picture),
    sha256: sha256(master),
    bytes: master.length,
  };
  withLock(() => {
    writeManifest({ ...readManifest(), [picture.name]: entry });
  });
}

/** Lines of the manifest that no picture of the catalogue stands behind. */
function staleEntries(): string[] {
  const known = new Set(pictures.map(({ name }) => name));
  return Object.keys(readManifest()).filter((name) => !known.has(name));
}

/** Removes those lines. */
export function prune(): void {
  const stale = new Set(staleEntries());
  if (stale.size === 0) return;
  withLock(() => {
    const kept = Object.entries(readManifest()).filter(([name]) => !stale.has(name));
    writeManifest(Object.fromEntries(kept));
  });
}

export function isCurrent(picture: Picture): boolean {
  const entry = readManifest()[picture.name];
  return (
    entry !== undefined && existsSync(masterPath(picture)) && entry.hash === pictureHash(picture)
  );
}

/** Every picture file of the site, relative to the project. */
function assetFiles(): string[] {
  return globSync(['src/assets/**/*.*', 'src/*/*/pictures/**/*.*'], { cwd: PROJECT })
    .filter((file) => statSync(join(PROJECT, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Photographs of what is built: `npm run thumbnails` and `npm run studio:film` make them, not the workshop. */
const SHOTS = '/pictures/shots/';

/** Masters that no source makes. */
function orphanMasters(): string[] {
  const known = new Set(
    [...pictures.map(masterPath), ...filmFiles.map((file) => join(PROJECT, assetPath(file)))].map(
      (file) => relative(PROJECT, file).replaceAll('\\', '/'),
    ),
  );
  // Captions are words, which nothing makes.
  const isMade = (file: string) => !file.includes(SHOTS) && !file.endsWith('.vtt');
  return assetFiles().filter((file) => !known.has(file) && isMade(file));
}

/** Pictures of the catalogue without a master or without a line in the manifest. */
function missingMasters(): string[] {
  const manifest = readManifest();
  return pictures
    .filter(({ name }) => !drafts.includes(name))
    .filter((picture) => !existsSync(masterPath(picture)) || manifest[picture.name] === undefined)
    .map(({ name }) => name);
}

/** Pictures that are called drafts although their master stands. */
function finishedDrafts(): string[] {
  return pictures
    .filter((picture) => drafts.includes(picture.name) && existsSync(masterPath(picture)))
    .map(({ name }) => name);
}

/** Pictures whose source, or a file that it uses, does not exist. */
function missingSources(): string[] {
  return pictures
    .filter((picture) => {
      const textures = picture.kind === 'scene' ? Object.values(picture.textures ?? {}) : [];
      return [picture.source, ...textures.map(({ source }) => source)].some(
        (file) => !existsSync(join(ART, file)),
      );
    })
    .map(({ name }) => name);
}

/** Sources in `art/scenes` and `art/drawings` that no picture of the catalogue uses. */
function unusedSources(): string[] {
  const used = new Set(
    pictures.flatMap((picture) => inputsOf(picture)).map((file) => relative(ART, file)),
  );
  return ['scenes', 'drawings']
    .filter((folder) => existsSync(join(ART, folder)))
    .flatMap((folder) =>
      readdirSync(join(ART, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => ['.py', '.ts'].includes(extname(file)) && !used.has(file));
}

/** Masters whose bytes are not those that the manifest recorded. */
function alteredMasters(): string[] {
  const manifest = readManifest();
  return pictures
    .filter((picture) => {
      const entry = manifest[picture.name];
      return (
        entry !== undefined &&
        existsSync(masterPath(picture)) &&
        sha256(readFileSync(masterPath(picture))) !== entry.sha256
      );
    })
    .map(({ name }) => name);
}

/** Pictures whose source or parameters changed since their master was made. */
function outdatedMasters(): string[] {
  const manifest = readManifest();
  return pictures
    .filter(
      (picture) =>
        manifest[picture.name] !== undefined &&
        manifest[picture.name]?.hash !== pictureHash(picture),
    )
    .map(({ name }) => name);
}

/** Names that stand in the catalogue more than once. */
function doubleNames(): string[] {
  const names = pictures.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function masterBytes(): number {
  return assetFiles().reduce((sum, file) => sum + statSync(join(PROJECT, file)).size, 0);
}

/** All of the above as sentences; empty when the set is in order. */
export function problems(): string[] {
  const sources = missingSources();
  if (sources.length > 0) return sources.map((name) => `${name}: its source does not exist`);
  return [
    ...doubleNames().map((name) => `${name}: stands in the catalogue twice`),
    ...missingMasters().map((name) => `${name}: has no master; run \`npm run art -- ${name}\``),
    ...finishedDrafts().map((name) => `${name}: has its master, so it is no draft any more`),
    ...orphanMasters().map((file) => `${file}: no source makes this file`),
    ...unnamed(assetFiles())
      .filter((file) => !file.includes(SHOTS))
      .map((file) => `${file}: neither content nor code names this file`),
    ...unusedSources().map((file) => `art/${file}: no picture uses this source`),
    ...staleEntries().map(
      (name) =>
        `${name}: stands in the manifest, but not in the catalogue; run \`npm run art -- --prune\``,
    ),
    ...alteredMasters().map((name) => `${name}: the master was changed by hand`),
    ...outdatedMasters().map(
      (name) => `${name}: older than its source; run \`npm run art -- ${name}\``,
    ),
    ...filmProblems(),
    ...(masterBytes() > MASTER_BUDGET
      ? [`the masters weigh ${masterBytes()} bytes, more than ${MASTER_BUDGET}`]
      : []),
  ];
}
