import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { siteSchema } from '../../../src/lib/site/site.ts';
import { toJsonSchema } from '../../astro/schemas/to-json.ts';
import { siteComments } from '../../docs/options.ts';
import { ROOT } from '../../lib/paths.ts';
import { openProject } from '../../lib/project.ts';
import { readPage } from '../../take/sections/page.ts';
import { readShape } from '../app/form/read-shape.ts';
import type { Shape } from '../app/form/shape.ts';
import { valueIn } from '../server/documents/read.ts';
import { listSections } from '../server/sections/list.ts';
import { aboutSection } from '../server/sections/offers.ts';
import { describedSettings } from '../server/site/described-settings.ts';

/** What the window shows in words. */
export interface Shown {
  /** Names of fields and kinds of sections. */
  readonly names: Set<string>;
  /** What fields may say and sections may wear. */
  readonly choices: Set<string>;
  /** Of the choices, those that are called the same in every language. */
  readonly proper: Set<string>;
  readonly help: Set<string>;
}

/** Fields whose choices are names of networks, services and islands. */
const PROPER = new Set(['network', 'services', 'post']);

/** The schemas of what an owner may have: the template’s own catalogue is none of it. */
const schemas = () =>
  globSync('schemas/**/*.json', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/names\.json$|\/showcase\/|demos\/demo\.json$/.test(file))
    .map((file): unknown => JSON.parse(readFileSync(posix.join(ROOT, file), 'utf8')));

const settings = () =>
  describedSettings(
    toJsonSchema(siteSchema, { up: '', entries: () => [], keepsMarks: true }),
    siteComments(ROOT),
  );

/** All names, choices and help that forms, sections and looks of the template show. */
export function shownFields(): Shown {
  const shown = {
    names: new Set<string>(),
    choices: new Set<string>(),
    proper: new Set<string>(),
    help: new Set<string>(),
  };
  const lists = globSync('src/content/*.yaml', { cwd: ROOT });
  const entries = lists.flatMap((file) =>
    Object.keys(valueIn(file, readFileSync(posix.join(ROOT, file), 'utf8')) as object),
  );
  for (const schema of [settings(), ...schemas()]) collect(readShape(schema), '', shown, entries);
  for (const file of lists) shown.names.add(posix.basename(file).replace(/\..*/, ''));
  shown.names.add('site').add('house');
  collectSections(shown);
  return shown;
}

function collect(shape: Shape, field: string, shown: Shown, entries: readonly string[]): void {
  const inside = (one: Shape, name = field) => {
    collect(one, name, shown, entries);
  };
  const choose = (option: unknown) => {
    // A number is no word, and an entry of a shared list has a title of its own.
    if (typeof option !== 'string' || /^\d+$/.test(option) || entries.includes(option)) return;
    (PROPER.has(field) ? shown.proper : shown.choices).add(option);
  };
  if (shape.description !== undefined) shown.help.add(shape.description);
  if (shape.kind === 'object')
    for (const [name, one] of Object.entries(shape.fields)) {
      if (one.kind !== 'constant') shown.names.add(name);
      inside(one, name);
    }
  if (shape.kind === 'record') {
    for (const name of shape.required) shown.names.add(name);
    inside(shape.name);
    inside(shape.entry);
  }
  if (shape.kind === 'list')
    for (const one of [...shape.first, ...(shape.rest ? [shape.rest] : [])]) inside(one);
  if (shape.kind === 'union') for (const one of shape.branches) inside(one);
  if (shape.kind === 'choice') for (const option of shape.options) choose(option);
  if (shape.kind === 'constant') choose(shape.value);
}

function collectSections({ names, choices, help }: Shown): void {
  const project = openProject(ROOT);
  const codes = project.files.filter((file) => /^src\/pages\/[^[]+\.astro$/.test(file));
  for (const code of codes) {
    const page = readPage(project, code);
    if (!page) continue;
    for (const section of page.sections) help.add(aboutSection(project, section) ?? '');
    for (const { name, looks = [] } of listSections(project, page).sections) {
      names.add(name.charAt(0).toLowerCase() + name.slice(1));
      for (const { title, description } of looks) {
        if (title !== undefined) choices.add(title);
        if (description !== undefined) help.add(description);
      }
    }
  }
}
