import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { Ajv } from 'ajv';
import type { z } from 'astro/zod';
import { compileString } from 'sass';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { fontFamilies } from '../../fonts.config.ts';
import { isTemplate } from '../../src/lib/is-template.ts';
import { siteSchema } from '../../src/lib/site/site.ts';
import { secondTokenNames, tokenNames } from '../../src/lib/theme/theme.ts';
import { wordsSchema } from '../../src/lib/words/words.schema.ts';
import { nginxFile } from '../astro/hosts/nginx-file.ts';
import { readPackageJson } from '../lib/package-json.ts';
import { ROOT } from '../lib/paths.ts';
import { blocksIn, type Block } from './blocks.ts';
import { readJsonSchema } from './json-fields.ts';

/**
 * Checks every snippet of the documents with the site's own checks. On an owner's site, snippets
 * may refer to pages that don't exist.
 */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DOCUMENTS = globSync(['README.md', 'AGENTS.md', 'docs/{,template/}*.md'], { cwd: ROOT });
const BLOCKS = DOCUMENTS.flatMap((document) =>
  blocksIn(read(document)).map((block): [string, Block] => [
    `${document}, line ${block.line}`,
    block,
  ]),
);
const of = (...languages: string[]) =>
  BLOCKS.filter(([, block]) => languages.includes(block.language));

/** Evaluates lines of a configuration file: fields of an object, or entries of a list. */
function evaluated(text: string): unknown {
  const isEntry = text.replace(/^\/\/.*\n/, '').startsWith('{');
  const code = isEntry ? `([${text}])[0]` : `({${text}})`;
  const { outputText, diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  // Copied because objects of another realm are not equal to ours.
  return JSON.parse(JSON.stringify(runInNewContext(outputText)));
}

const siteFields = new Map<string, z.ZodType>(Object.entries(siteSchema.shape));

const fieldsIn = (value: unknown) => Object.entries(value as Record<string, unknown>);

const CHECKS: Record<string, (value: unknown) => void> = {
  'site.config.ts': (value) => {
    for (const [name, part] of fieldsIn(value)) {
      const schema = siteFields.get(name);
      expect(schema, `the field ${name}`).toBeDefined();
      expect(schema?.safeParse(part).error?.issues ?? [], name).toEqual([]);
    }
  },
  'fonts.config.ts': (value) => {
    const known = fontFamilies.flatMap((family) => [family, ...family.files]).flatMap(Object.keys);
    const { files, ...family } = value as (typeof fontFamilies)[0];
    expect([family, ...files].flatMap(Object.keys).filter((name) => !known.includes(name))).toEqual(
      [],
    );
    expect(family.cssVariable).toMatch(/^--font-/);
  },
  'theme.ts': (value) => {
    const { tokens = {}, dark = {}, ...others } = value as { tokens?: object; dark?: object };
    const { tokens: second = {}, ...rest } = dark as { tokens?: object };
    const unknown = (given: object, known: readonly string[]) =>
      Object.keys(given).filter((name) => !known.includes(name));
    expect(unknown(tokens, tokenNames)).toEqual([]);
    expect(unknown(second, secondTokenNames)).toEqual([]);
    expect(unknown(rest, ['palette'])).toEqual([]);
    expect(unknown(others, ['scheme', 'fonts', 'palette', 'steps'])).toEqual([]);
  },
};

describe('TypeScript', () => {
  it.each(of('ts', 'js'))('%s', (_, { file = '', text }) => {
    const check = CHECKS[posix.basename(file)];
    expect(check, `its first line names a file that this test knows: ${file}`).toBeDefined();
    check?.(evaluated(text));
  });
});

/** Makes every field of a schema optional: a snippet only shows some of the fields. */
function lenient(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(lenient);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'required' && Array.isArray(value)))
      .map(([key, value]) => [key, lenient(value)]),
  );
}

const schemaOf = (content: string) =>
  content
    .replace(/^src\/(content\/)?/, '')
    .replace(/\.[a-z]{2}\.yaml$/, '.yaml')
    .replace(/\/content\.yaml$/, '.json')
    .replace(/^works\/[^/]+\.yaml$/, 'works.json')
    .replace(/\.yaml$/, '.json');

/** Checks that a file of words has only keys of the schema. */
function checkWords(value: unknown): void {
  const names = (part: unknown, known: unknown, path: string): void => {
    for (const [name, inner] of fieldsIn(part)) {
      const shape = (known as { shape?: Record<string, unknown> }).shape;
      expect(shape, `${path}${name}`).toHaveProperty(name);
      if (typeof inner === 'object') names(inner, shape?.[name], `${path}${name}.`);
    }
  };
  names(value, wordsSchema, '');
}

describe('YAML', () => {
  it.each(of('yaml'))('%s', (_, { file, text }) => {
    const content: unknown = parse(text);
    // Only a comment: the line that names a schema.
    if (content === null) {
      expect(text).toMatch(/^# yaml-language-server: \$schema=\S+\.json\n$/);
      return;
    }
    expect(file, 'its first line names the content file').toBeDefined();
    if (file?.startsWith('src/content/words/')) {
      checkWords(content);
      return;
    }
    // An owner's site may have neither that page nor that picture.
    if (!isTemplate) return;
    const name = schemaOf(file ?? '');
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const readSchema = (at: string) => readJsonSchema(join(ROOT, 'schemas', at));
    ajv.addSchema({ ...readSchema('names.json') }, 'https://site.example/names.json');
    const schema = lenient(readSchema(name)) as object;
    const validate = ajv.compile({ ...schema, $id: `https://site.example/${name}` });
    validate(content);
    expect(validate.errors ?? []).toEqual([]);
  });
});

/** The one property of the base styles that looks use and no theme sets. */
const LINE_SIGN = 'inline-sign';

describe('stylesheets', () => {
  const slots = new Set(
    [...read('docs/sections.md').matchAll(/^Slots: (.*)$/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/`([\w-]+)`/g)].map(([, slot]) => slot),
    ),
  );

  it.each(of('css'))('%s', (_, { text }) => {
    expect(() => compileString(text, { syntax: 'css' })).not.toThrow();
    for (const [, slot] of text.matchAll(/\[data-slot='([\w-]+)'\]/g))
      if (isTemplate) expect(slots).toContain(slot);
    for (const [, token] of text.matchAll(/var\(--([\w-]+)\)/g))
      expect([...tokenNames, LINE_SIGN]).toContain(token);
  });

  it.each(of('scss'))('%s', (_, { text }) => {
    const css = () => compileString(text, { loadPaths: [join(ROOT, 'src/styles')] });
    expect(css).not.toThrow();
  });
});

/** The folders that imports of a page begin with. */
const importsIn = (text: string) =>
  [...text.matchAll(/from '~\/([^']+)'/g)].map(([, path = '']) => path);

describe('pages', () => {
  it.each(of('astro'))('%s', (_, { text }) => {
    const missing = importsIn(text).filter(
      (path) => !['', '.ts', '.tsx'].some((end) => existsSync(join(ROOT, 'src', path + end))),
    );
    if (isTemplate) expect(missing).toEqual([]);
  });
});

test('the server block of nginx is the one that the file itself shows', () => {
  const text = nginxFile(
    { base: '/', policies: new Map(), redirects: new Map() },
    'www.example.com',
  );
  const example = [...text.matchAll(/^# {3}(.*)$/gm)].map(([, line]) => line).join('\n');
  const shown = of('nginx').map(([, block]) => block.text.trim());
  expect(shown).toEqual([example]);
});

const { scripts } = readPackageJson(ROOT);

/** The code of a command's tool. */
const codeOf = (script: string) =>
  read(/tools\/[\w-]+\.ts/.exec(scripts[script] ?? '')?.[0] ?? 'package.json');

test('options of commands are options that their tools read', () => {
  const lines = DOCUMENTS.flatMap((document) => read(document).split('\n'));
  const uses = lines.flatMap((line) =>
    [...line.matchAll(/npm (?:run )?([\w:-]+) -- ([^`#]*)/g)].map(
      ([, script = '', options = '']) => [script, options] as const,
    ),
  );
  expect(uses.length).toBeGreaterThan(5);
  for (const [script, options] of uses) {
    expect(scripts).toHaveProperty(script);
    for (const [, option = ''] of options.matchAll(/--([\w-]+)/g))
      expect(codeOf(script), `npm run ${script} -- --${option}`).toMatch(
        new RegExp(`\\b${option}'?: \\{ type:`),
      );
  }
});

/** Commands that change nothing. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'npm run take -- --list': ['tools/take.ts', '--list'],
  'npm test -- --list': ['tools/test.ts', '--list'],
};

const allText = DOCUMENTS.map(read).join('\n');
const runnable = Object.entries(HARMLESS).filter(([line]) => allText.includes(line));

test.each(runnable)(
  '%s runs',
  async (_, args) => {
    const { stdout } = await promisify(execFile)(process.execPath, [...args], { cwd: ROOT });
    expect(stdout.trim()).not.toBe('');
  },
  60_000,
);

/** Shell commands besides npm's, and lines that only set a variable. */
const SHELL = /^(?:(?:npm|npx|cp|rm|mkdir|git) |[A-Z_]+=\S+( npm run [\w:-]+)?$)/;

test('lines of a terminal are commands that this book knows', () => {
  const lines = of('sh').flatMap(([, { text }]) => text.split('\n'));
  const commands = lines.filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  expect(commands.filter((line) => !SHELL.test(line))).toEqual([]);
});

/** Files that exist only once their owner writes them. */
const OWNERS = new Set(['public/_headers', 'public/_redirects', 'public/admin/index.html']);

test.runIf(isTemplate)('files that the documents name are there', () => {
  const named = DOCUMENTS.flatMap((document) =>
    [
      ...read(document).matchAll(
        /`((?:src|tools|e2e|docs|schemas|public|art)\/[\w./-]+|[\w-]+\.config\.ts)`/g,
      ),
    ].map(([, path = '']) => [document, path] as const),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, path]) => !OWNERS.has(path) && !existsSync(join(ROOT, path)));
  expect(missing).toEqual([]);
});
