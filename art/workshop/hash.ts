import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ART } from './paths.ts';
import type { Picture, Value } from './types.ts';

/** The command line's own modules say how a picture is made, not how it looks. */
const WORKSHOP = join(ART, 'workshop');

/** JSON with sorted keys, so that the order of parameters does not matter. */
function canonical(value: Value | undefined): string {
  if (value === undefined) return 'null';
  if (Array.isArray(value)) return `[${value.map((item: Value) => canonical(item)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Files that `file` imports from this folder: relative modules of a drawing, `art/lib` modules of a scene. */
function localImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.ts')) {
    const found = [...text.matchAll(/(?:from|import)\s+'(\.[^']+)'/g)];
    return found
      .map((match) => join(dirname(file), match[1] ?? ''))
      .filter((path) => existsSync(path) && !path.startsWith(WORKSHOP));
  }
  const found = [...text.matchAll(/^(?:import|from)\s+([a-z_]+)/gm)];
  return found
    .map((match) => join(ART, 'lib', `${match[1]}.py`))
    .filter((path) => existsSync(path));
}

/** `file` and everything it imports, sorted, as absolute paths. */
export function closure(file: string, seen = new Set<string>()): string[] {
  if (!seen.has(file)) {
    seen.add(file);
    for (const path of localImports(file)) closure(path, seen);
  }
  return [...seen].sort();
}

const DEVELOPMENT = ['finish.py', 'volume.py', 'nfor.c'].map((file) => join(ART, 'lib', file));

function digest(files: readonly string[], facts: Value): string {
  const parts = files.map((file) => `${relative(ART, file)}:${sha256(readFileSync(file))}`);
  return sha256([...parts, canonical(facts)].join('\n'));
}

/** All inputs of a picture, as absolute paths. Throws where the source is missing. */
export function inputsOf(picture: Picture): string[] {
  const files = new Set(closure(join(ART, picture.source)));
  if (picture.kind === 'scene') {
    for (const texture of Object.values(picture.textures ?? {})) {
      for (const file of closure(join(ART, texture.source))) files.add(file);
    }
    for (const file of DEVELOPMENT) files.add(file);
  }
  return [...files].sort();
}

function facts(picture: Picture): Record<string, Value> {
  const result: Record<string, Value> = { params: picture.params ?? {} };
  if (picture.kind !== 'vector') result['size'] = picture.size;
  if (picture.kind === 'scene') {
    result['textures'] = Object.entries(picture.textures ?? {}).map(([key, t]) => [
      key,
      t.source,
      t.params ?? {},
    ]);
    result['samples'] = picture.samples ?? null;
  }
  return result;
}

/** Changes when anything that decides how the master looks changes. */
export function pictureHash(picture: Picture): string {
  const grade = picture.kind === 'scene' ? (picture.grade ?? {}) : {};
  return digest(inputsOf(picture), { ...facts(picture), grade, quality: picture.quality ?? null });
}

/** Changes when the scene itself must be rendered again; grading alone leaves it as it is. */
export function renderHash(picture: Picture, extra: Value): string {
  const files = inputsOf(picture).filter((file) => !DEVELOPMENT.includes(file));
  return digest(files, { ...facts(picture), extra });
}
