import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { ExportFiles } from './model.ts';

/** Folders that no text of an old site lies in, and files that a system leaves in each folder. */
const FOREIGN = new Set(['node_modules', '.git', '__MACOSX', '.DS_Store', 'Thumbs.db']);

/** In bytes: what a zip may unpack to, all of which is held in memory. */
const MOST_UNPACKED = 2 * 1024 ** 3;

/** How many files a zip may hold: far more than any site has. */
const MOST_FILES = 100_000;

/** The first two bytes of every zip. */
const ZIP = 'PK';

/**
 * Opens the export of an old site: a file, a folder or a zip.
 *
 * @throws {Failure} where there is no such file, a zip is damaged or leads out of itself, or a folder is empty
 */
export function openExport(path: string): ExportFiles {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Failure(`${path}: there is no such file or folder.`);
  const name = basename(path);
  if (stats.isDirectory()) {
    const paths = listFolder(path, '').sort();
    if (paths.length === 0) throw new Failure(`${path}: the folder is empty.`);
    return exportOf(name, paths, (file) => readFileSync(join(path, file)));
  }
  if (!stats.isFile()) throw new Failure(`${path}: a file, a folder or a zip is expected.`);
  const bytes = readFileSync(path);
  if (!isZip(bytes)) return exportOf(name, [name], () => bytes);
  return inMemory(name, withoutTopFolder(unzip(path, bytes)));
}

/** The files of an export that are in memory, by their paths. */
export function inMemory(name: string, files: ReadonlyMap<string, Uint8Array>): ExportFiles {
  return exportOf(name, [...files.keys()].sort(), (path) => files.get(path) ?? new Uint8Array());
}

function exportOf(
  name: string,
  paths: readonly string[],
  read: (path: string) => Uint8Array,
): ExportFiles {
  const known = new Set(paths);
  const bytes = (path: string) => {
    if (!known.has(path)) throw new Failure(`${name}: it holds no file "${path}".`);
    return read(path);
  };
  return { name, paths, bytes, text: (path) => decode(path, bytes(path)) };
}

/** The files below a folder. A link is no file of the export: it may lead anywhere. */
const listFolder = (root: string, below: string): string[] =>
  readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (FOREIGN.has(entry.name)) return [];
    if (entry.isDirectory()) return listFolder(root, path);
    return entry.isFile() ? [path] : [];
  });

const isZip = (bytes: Uint8Array) =>
  String.fromCharCode(bytes[0] ?? 0, bytes[1] ?? 0) === ZIP && (bytes[2] ?? 0xff) < 0x08;

/** Unpacks a zip; one that only holds zips, as Notion sends it, with what is in them. */
function unzip(name: string, bytes: Uint8Array): Map<string, Uint8Array> {
  let left = MOST_UNPACKED;
  const files = unpack(name, bytes);
  const isWrapped = files.size > 0 && [...files.values()].every(isZip);
  const all = isWrapped
    ? new Map([...files].flatMap(([path, inner]) => [...unpack(`${name}/${path}`, inner)]))
    : files;
  if (all.size === 0) throw new Failure(`${name}: the zip is empty.`);
  return all;

  function unpack(zip: string, packed: Uint8Array): Map<string, Uint8Array> {
    let count = 0;
    const filter = ({ name: path, originalSize }: { name: string; originalSize: number }) => {
      expectInside(zip, path);
      count += 1;
      left -= originalSize;
      if (left < 0)
        throw new Failure(
          `${zip}: it unpacks to more than ${MOST_UNPACKED / 1024 ** 3} GiB. Unpack it, and name the folder.`,
        );
      if (count > MOST_FILES) throw new Failure(`${zip}: it holds more than ${MOST_FILES} files.`);
      return !path.endsWith('/') && !path.split('/').some((part) => FOREIGN.has(part));
    };
    try {
      const entries = Object.entries(unzipSync(packed, { filter }));
      return new Map(entries.map(([path, content]) => [path.replaceAll('\\', '/'), content]));
    } catch (error) {
      if (error instanceof Failure) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new Failure(`${zip}: the zip is damaged (${why}). Export it again.`, { cause: error });
    }
  }
}

function expectInside(zip: string, path: string): void {
  const parts = path.split(/[/\\]/);
  if (parts[0] === '' || /^[a-z]:/i.test(path) || parts.includes('..'))
    throw new Failure(`${zip}: the path "${path}" in it leads out of the zip.`);
}

/**
 * Files below the one folder that holds them all, as GitHub packs a repository. Where its name begins
 * with an underscore it is a folder of Jekyll.
 */
function withoutTopFolder(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const tops = new Set([...files.keys()].map((path) => path.split('/', 1)[0]));
  const [top = ''] = tops;
  if (tops.size > 1 || top.startsWith('_') || files.has(top)) return files;
  return new Map([...files].map(([path, bytes]) => [path.slice(top.length + 1), bytes]));
}

/** Encodings by the byte order marks that begin a text. */
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

function decode(path: string, bytes: Uint8Array): string {
  const [, encoding = 'utf-8'] =
    MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Failure(`${path}: it is not a text in ${encoding.toUpperCase()}.`, { cause: error });
  }
}
