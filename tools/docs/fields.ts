import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readMentions } from '../lib/syntax.ts';
import { fieldsOf, readJsonSchema, type Field, type JsonSchema } from './json-fields.ts';
import { kindOf, lackOf, table, valueOf } from './values.ts';

/** A part of a page: its name there, and its schema if the code refers to it by a plain name. */
interface Part {
  readonly name: string;
  /** The schema's own name, `servicesSchema`, and the file that exports it. */
  readonly shared?: { readonly name: string; readonly file: string };
}

/** Fields of every page, documented once. */
const COMMON_FIELDS = ['title', 'description', 'socialPicture'];

/** A home's entry in the catalogue; each home has its own file. */
const CATALOGUE = 'demos/demo.json';

const slashed = (file: string) => file.replaceAll('\\', '/');

/** Maps the names that a file imports to their modules: `~/sections/faq/faq.schema`. */
function importsOf(text: string): Map<string, string> {
  const found = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)';/gm)];
  return new Map(
    found.flatMap(([, names = '', from = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), from]),
    ),
  );
}

/** The parts of a page with a shared schema; the others belong to the page alone. */
function partsOf(text: string): Map<string, Part> {
  const imports = importsOf(text);
  return new Map(
    [...text.matchAll(/^\s+(\w+): (\w+Schema)\b(?!\()/gm)].map(([, name = '', schema = '']) => {
      const from = imports.get(schema);
      return [
        name,
        from?.startsWith('~/') && !from.startsWith('~/demos/')
          ? { name, shared: { name: schema, file: `src/${from.slice(2)}.ts` } }
          : { name },
      ];
    }),
  );
}

/** The code that reads each page's content, by the content's name, whatever the page's folder. */
function readersOf(root: string): Map<string, string> {
  const files = globSync(['src/pages/**/*.astro', 'src/demos/*/content.ts'], { cwd: root });
  return new Map(
    files.map(slashed).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return readMentions(file, text).pages.map((name) => [name, text] as const);
    }),
  );
}

/** The content file of a schema file, and the name by which code reads it. */
function contentOf(schema: string): { name: string; file: string } {
  const name = schema.replace(/^(?:demos|pages)\/|\.json$/g, '');
  const file = schema.startsWith('demos/')
    ? `src/demos/${name}/content.yaml`
    : `src/content/pages/${name}.yaml`;
  return { name, file };
}

/** The rows of a part's table; a recurring kind gets only its first row. */
function rowsOf(schema: JsonSchema, at = ''): string[][] {
  const fields = fieldsOf(schema);
  const inKind = (path: string) =>
    fields.some(
      (field) =>
        /^[.[]/.test(path.slice(field.path.length)) && path.startsWith(field.path) && isKind(field),
    );
  return fields
    .filter(({ path }) => !inKind(path))
    .map(({ path, schema: field, isRequired }) => [
      `\`${at}${path}\``,
      field.description ?? '',
      valueOf(field),
      lackOf(field, isRequired),
    ]);
}

function isKind({ schema }: Field): boolean {
  const { items } = schema;
  const item = items === undefined ? undefined : [items].flat()[0];
  return kindOf(schema) !== undefined || (item !== undefined && kindOf(item) !== undefined);
}

const HEAD = ['Field', 'What it is', 'What it holds', 'If left out'];

const titled = (name: string) =>
  name
    .replace(/Schema$/, '')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const linked = (file: string) => `[${posix.basename(file)}](../${file})`;

/** Documents the recurring kinds, using the first of each. */
function kindsText(schemas: readonly JsonSchema[]): string {
  const kinds = new Map<string, JsonSchema>();
  for (const { schema } of schemas.flatMap((one) => fieldsOf(one))) {
    const kind = kindOf(schema);
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, schema);
  }
  return [...kinds]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, schema]) => `### ${titled(kind)}\n\n${table(HEAD, rowsOf(schema))}`)
    .join('\n\n');
}

interface Page {
  readonly content: string;
  readonly required: readonly string[];
  readonly own: readonly (readonly [name: string, schema: JsonSchema])[];
  readonly shared: readonly (readonly [part: Required<Part>, schema: JsonSchema])[];
}

function readPage(root: string, file: string, readers: ReadonlyMap<string, string>): Page {
  const { properties = {}, required = [] } = readSchema(root, file);
  const { name: page, file: content } = contentOf(file);
  const parts = partsOf(readers.get(page) ?? '');
  const sections = Object.entries(properties).filter(([name]) => !COMMON_FIELDS.includes(name));
  return {
    content,
    required,
    own: sections.filter(([name]) => parts.get(name)?.shared === undefined),
    shared: sections.flatMap(([name, schema]) => {
      const shared = parts.get(name)?.shared;
      return shared ? [[{ name, shared }, schema] as const] : [];
    }),
  };
}

const readSchema = (root: string, file: string) => readJsonSchema(join(root, 'schemas', file));

/** The row of a part without fields of its own: a list or a text. */
const partRows = (name: string, schema: JsonSchema, isRequired: boolean) => [
  ...(schema.properties
    ? []
    : [[`\`${name}\``, schema.description ?? '', valueOf(schema), lackOf(schema, isRequired)]]),
  ...rowsOf(schema, schema.properties ? `${name}.` : name),
];

function pageText({ content, own, shared, required }: Page): string {
  const rows = own.flatMap(([name, schema]) => partRows(name, schema, required.includes(name)));
  const elsewhere = shared
    .map(
      ([{ name, shared: from }]) =>
        `\`${name}\` is [${titled(from.name)}](#${anchorOf(from.name)})`,
    )
    .join(', ');
  return [
    `## ${content.replace(/^src\/(?:content\/pages|demos)\/|\/content\.yaml$|\.yaml$/g, '')}`,
    `[${content}](../${content})${elsewhere && `: ${elsewhere}.`}`,
    ...(rows.length > 0 ? [table(HEAD, rows)] : []),
  ].join('\n\n');
}

/** The anchor of a shared part's heading. */
const anchorOf = (name: string) => `part-${titled(name).toLowerCase().replaceAll(' ', '-')}`;

function sharedText(file: string, name: string, schemas: readonly JsonSchema[]): string {
  const rows = new Map(
    schemas.flatMap((schema) => rowsOf(schema)).map((row) => [row[0], row] as const),
  );
  return [
    `## Part: ${titled(name).toLowerCase()}`,
    `From ${linked(file)}.`,
    table(HEAD, [...rows.values()]),
  ].join('\n\n');
}

/** The text of `docs/fields.md` before formatting: every field of every content file. */
export function fieldsText(root: string): string {
  const files = globSync('{pages,demos}/*.json', { cwd: join(root, 'schemas') })
    .map(slashed)
    .filter((file) => file !== CATALOGUE)
    .sort();
  const readers = readersOf(root);
  const pages = files.map((file) => readPage(root, file, readers));
  const shared = new Map<string, { file: string; name: string; schemas: JsonSchema[] }>();
  for (const [{ shared: from }, schema] of pages.flatMap((page) => page.shared)) {
    const known = shared.get(from.name) ?? { ...from, schemas: [] };
    shared.set(from.name, { ...known, schemas: [...known.schemas, schema] });
  }
  const lists = globSync('*.json', { cwd: join(root, 'schemas') })
    .filter((file) => !['names.json', 'words.json'].includes(file))
    .sort()
    .concat(existsSync(join(root, 'schemas', CATALOGUE)) ? CATALOGUE : []);
  const first = files[0] === undefined ? {} : readSchema(root, files[0]);
  return `${[
    INTRODUCTION,
    `## Every page\n\n${table(
      HEAD,
      rowsOf({
        ...first,
        properties: Object.fromEntries(
          Object.entries(first.properties ?? {}).filter(([name]) => COMMON_FIELDS.includes(name)),
        ),
      }),
    )}`,
    `## What recurs\n\n${kindsText(files.map((file) => readSchema(root, file)))}`,
    ...lists.map((file) => listText(root, file)),
    ...pages.map(pageText),
    ...[...shared.values()]
      .sort((a, b) => titled(a.name).localeCompare(titled(b.name)))
      .map(({ file, name, schemas }) => sharedText(file, name, schemas)),
  ].join('\n\n')}\n`;
}

/** Descriptions for schemas that do not stand for a single file of their name. */
const PLACES: Readonly<Record<string, string>> = {
  'pages.json':
    'Each page in Markdown, `src/content/pages/<name>.md`, above its text: [texts.md](texts.md).',
  'posts.json': 'Each post of [src/content/posts](../src/content/posts), above its text.',
  'works.json':
    'Each work, a file of [src/content/works](../src/content/works) or of a home’s own `works`: [works.md](works.md).',
  [CATALOGUE]: 'A home’s entry in catalogue and menu: `src/demos/<home>/demo.yaml`.',
};

function listText(root: string, file: string): string {
  const name = posix.basename(file, '.json');
  const rows = rowsOf(readSchema(root, file)).map(([path = '', ...row]) => [
    path.replace(/^`(?:\{\}|\[\])\.?/, '`'),
    ...row,
  ]);
  const content = `src/content/${name}.yaml`;
  return [
    `## ${titled(name)}`,
    PLACES[file] ?? `[${content}](../${content})`,
    table(HEAD, rows),
  ].join('\n\n');
}

/** The list of fields without the pages, lists and parts whose files a site doesn't have. */
export const fieldList = (text: string, has: (file: string) => boolean): string =>
  text
    .split(/^(?=## )/m)
    .filter((part) => {
      const file = /\(\.\.\/(src\/[^)]+\.\w+)\)/.exec(part)?.[1];
      return file === undefined || has(file);
    })
    .join('');

const INTRODUCTION = `# Every field of every page

<!-- Written by \`npm run docs\` from \`schemas/\`, which the build writes from the code: change the schemas' own words. -->

Where is this option? Here, by the file in which it stands. A heading is a content file; the parts that
several pages have stand at the end, and each page leads to its own. Your editor shows the same while you
type.

\`items[].title\` is the field \`title\` of each entry of the list \`items\`. Fields of the whole site, colours
and type: [options.md](options.md).`;
