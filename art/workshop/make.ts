import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { draw, photograph } from './chromium.ts';
import { closure, renderHash, sha256 } from './hash.ts';
import { masterPath, record } from './manifest.ts';
import { ART, CACHE } from './paths.ts';
import { run } from './run.ts';
import type { Params, Picture, ScenePicture, Texture, Value } from './types.ts';

const PYTHON = process.env['ART_PYTHON'] ?? '/usr/bin/python3';

/** Previews: a third of the width, few samples. */
const PREVIEW = { percent: 34, samples: 14 };

/** Draws a texture once for each state of its sources and returns the PNG's path. */
async function textureFile(texture: Texture): Promise<string> {
  const parts = closure(join(ART, texture.source)).map((file) => sha256(readFileSync(file)));
  const key = sha256([...parts, JSON.stringify(texture.params ?? {})].join());
  const file = join(CACHE, 'textures', `${key.slice(0, 24)}.png`);
  if (!existsSync(file)) await photograph(await draw(texture.source, texture.params ?? {}), file);
  return file;
}

async function renderScene(picture: ScenePicture, out: string, preview: boolean): Promise<void> {
  const textures: Record<string, string> = {};
  for (const [key, texture] of Object.entries(picture.textures ?? {}))
    textures[key] = await textureFile(texture);
  const percent = preview ? PREVIEW.percent : 100;
  const samples = preview ? PREVIEW.samples : (picture.samples ?? null);
  const key = renderHash(picture, { percent, samples });
  const raw = join(
    CACHE,
    'raw',
    picture.name.replaceAll('/', '--'),
    `${preview ? 'preview' : 'final'}-${key.slice(0, 16)}`,
  );
  const job: Record<string, Value> = {
    params: picture.params ?? {},
    textures,
    size: picture.size,
    percent,
    samples,
    raw,
  };
  if (!existsSync(`${raw}.json`)) {
    mkdirSync(dirname(raw), { recursive: true });
    writeFileSync(`${raw}.job.json`, JSON.stringify(job));
    await run(
      'blender',
      [
        '-b',
        '--factory-startup',
        '-noaudio',
        '--python-use-system-env',
        '--python-exit-code',
        '3',
        '-P',
        join(ART, picture.source),
      ],
      { env: { PYTHONPATH: join(ART, 'lib'), ART_JOB: `${raw}.job.json` }, show: /^RENDERED/ },
    );
  }
  const grade = Object.entries(picture.grade ?? {}).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  await run(
    PYTHON,
    [
      join(ART, 'lib', 'finish.py'),
      raw,
      '--out',
      out,
      '--quality',
      String(picture.quality ?? 89),
      ...(grade.length > 0 ? ['--set', ...grade] : []),
    ],
    { env: { ART_CACHE: CACHE, OMP_WAIT_POLICY: 'passive' }, show: /^developed/ },
  );
}

async function photographDrawing(
  source: string,
  params: Params,
  width: number,
  quality: number,
  out: string,
): Promise<void> {
  const png = join(CACHE, 'drawings', `${sha256(out).slice(0, 16)}.png`);
  await photograph(await draw(source, params), png, width);
  await run(PYTHON, [join(ART, 'lib', 'encode.py'), png, out, '--quality', String(quality)]);
}

/** A tenth of a unit is a twentieth of a pixel where a logo 48 units high is shown as large. */
const DECIMALS = 1;

/** A drawing with shorter numbers and without what nobody sees. Its ids stay: pages name them. */
function slim(markup: string): string {
  return optimize(markup, {
    floatPrecision: DECIMALS,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  }).data;
}

/** Makes one picture; a preview goes to the cache, a master to `src/assets`. Returns the file. */
export async function make(picture: Picture, preview: boolean): Promise<string> {
  const out = preview
    ? join(CACHE, 'preview', `${picture.name.replaceAll('/', '--')}.png`)
    : masterPath(picture);
  mkdirSync(dirname(out), { recursive: true });
  switch (picture.kind) {
    case 'scene':
      await renderScene(picture, out, preview);
      break;
    case 'drawing': {
      const width = preview ? Math.round(picture.size[0] / 2) : picture.size[0];
      await photographDrawing(
        picture.source,
        picture.params ?? {},
        width,
        picture.quality ?? 89,
        out,
      );
      break;
    }
    case 'vector':
      writeFileSync(out, slim((await draw(picture.source, picture.params ?? {})).markup));
      break;
  }
  if (!preview) record(picture);
  return out;
}
