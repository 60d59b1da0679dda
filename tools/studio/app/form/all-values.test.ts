import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../../src/lib/content/yaml.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { isTemplate } from '../../../../src/lib/is-template.ts';
import { mergeTranslation } from '../../../../src/lib/languages/merge-translation.ts';
import { languageOfFile, originalOf } from '../../../../src/lib/languages/translation-files.ts';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { entryShape } from './branches.ts';
import { fieldsOf, settled } from './fields.ts';
import { readShape } from './read-shape.ts';
import type { Shape } from './shape.ts';

const schemas = globSync('schemas/**/*.json').filter((file) => !file.endsWith('names.json'));

test.each(schemas)('a form knows every keyword of %s', (file) => {
  expect(() => readShape(JSON.parse(readFileSync(file, 'utf8')))).not.toThrow();
});

test('a keyword that no form knows is a mistake', () => {
  const field = { type: 'string', contentEncoding: 'base64' };
  expect(() => readShape({ type: 'object', properties: { field } })).toThrow(/contentEncoding/);
});

/** How many texts, numbers and switches a value holds. */
function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countOf(one), 0);
  if (isRecord(value)) return countOf(Object.values(value));
  return value === null || value === undefined ? 0 : 1;
}

/** How many of them have a control of their own, in the shape that the schema gives them. */
function shownIn(shape: Shape, value: unknown): number {
  const here = settled(shape, value);
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  if (here.kind === 'object' && isRecord(value)) {
    const constants = Object.entries(here.fields).filter(
      ([name, one]) => one.kind === 'constant' && name in value,
    );
    const { shown } = fieldsOf(here, value);
    return constants.length + sum(shown.map(({ name, shape: one }) => shownIn(one, value[name])));
  }
  if (here.kind === 'record' && isRecord(value))
    return sum(Object.values(value).map((one) => shownIn(here.entry, one)));
  if (here.kind === 'list' && Array.isArray(value))
    return sum(
      value.map((one, at) =>
        shownIn(entryShape(here, at) ?? { kind: 'constant', value: null }, one),
      ),
    );
  const kinds: Readonly<Record<string, readonly string[]>> = {
    text: ['string', 'number'],
    number: ['number'],
    switch: ['boolean'],
    choice: ['string', 'number'],
  };
  return kinds[here.kind]?.includes(typeof value) === true ? 1 : 0;
}

const files = globSync(['src/{content,demos}/**/*.yaml', 'src/{content,demos}/**/*.md']).filter(
  (file) => /\$schema=\S+/.test(readFileSync(file, 'utf8').slice(0, 300)),
);

const dataOf = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return readYaml(file.endsWith('.md') ? (splitText(text)?.top ?? '') : text).data;
};

describe.skipIf(!isTemplate)('the form shows every value of', () => {
  test.each(files)('%s', (file) => {
    const [, name = ''] = /\$schema=(\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
    const schema = join(dirname(file), name);
    expect(existsSync(schema)).toBe(true);
    const shape = readShape(JSON.parse(readFileSync(schema, 'utf8')));
    const own = dataOf(file);
    const isOriginal = languageOfFile(file) === undefined || !existsSync(originalOf(file));
    const value = isOriginal ? own : mergeTranslation(dataOf(originalOf(file)), own);
    expect(countOf(value)).toBeGreaterThan(0);
    expect(shownIn(shape, value)).toBe(countOf(value));
  });
});
