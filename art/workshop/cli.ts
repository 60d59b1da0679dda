/**
 * The art workshop.
 *
 *   npm run art                     every picture that is missing or older than its source
 *   npm run art -- NAME ...         these pictures (`personal-portfolio/hero`, `hero`, `personal-portfolio/*`)
 *   npm run art -- --preview NAME   quick and small, into art/.cache/preview
 *   npm run art -- --list           the catalogue and what state it is in
 *   npm run art -- --sheet GROUP    contact sheet of a folder, into art/sheets
 *   npm run art -- --check          what the part `art` of `npm test` checks
 *   npm run art -- --prune          drop the manifest's lines of pictures that are no more
 *   npm run art -- --adopt NAME ... keep the masters, record their sources as they are now
 */
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { make } from './make.ts';
import { isCurrent, masterPath, pictures, prune, record } from './manifest.ts';
import { ART, PROJECT } from './paths.ts';
import { run } from './run.ts';
import type { Picture } from './types.ts';

function select(patterns: readonly string[]): Picture[] {
  const chosen = pictures.filter(({ name }) =>
    patterns.some((pattern) =>
      pattern.endsWith('*')
        ? name.startsWith(pattern.slice(0, -1))
        : name === pattern || name.endsWith(`/${pattern}`),
    ),
  );
  if (chosen.length === 0)
    throw new Error(`no picture is called ${patterns.join(', ')}; see --list`);
  return chosen;
}

async function makeAll(list: readonly Picture[], preview: boolean): Promise<void> {
  for (const [index, picture] of list.entries()) {
    const begun = performance.now();
    console.log(`[${index + 1}/${list.length}] ${picture.name}`);
    const file = await make(picture, preview);
    console.log(
      `  ${relative(PROJECT, file)} in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
  }
}

async function sheet(group: string): Promise<void> {
  const members = pictures.filter(
    ({ name, kind }) => name.startsWith(`${group}/`) && kind !== 'vector',
  );
  if (members.length === 0) throw new Error(`no pictures below ${group}/`);
  const out = join(ART, 'sheets', `${group}.webp`);
  mkdirSync(join(ART, 'sheets'), { recursive: true });
  await run('/usr/bin/python3', [join(ART, 'lib', 'sheet.py'), out, ...members.map(masterPath)]);
  console.log(relative(PROJECT, out));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      preview: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      adopt: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      sheet: { type: 'string' },
    },
  });
  if (values.list) {
    for (const picture of pictures)
      console.log(
        `${isCurrent(picture) ? ' ' : '*'} ${picture.name}  (${picture.kind}: ${picture.source})`,
      );
    console.log('* = missing or older than its source');
  } else if (values.check) {
    await import('./check.ts');
  } else if (values.sheet !== undefined) {
    await sheet(values.sheet);
  } else if (values.prune) {
    prune();
  } else if (values.adopt) {
    for (const picture of select(positionals)) record(picture);
  } else if (positionals.length > 0) {
    await makeAll(select(positionals), values.preview);
  } else {
    await makeAll(
      pictures.filter((picture) => !isCurrent(picture)),
      values.preview,
    );
  }
}

await main();
