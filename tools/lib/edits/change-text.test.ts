import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { isTemplate } from '../../../src/lib/is-template.ts';
import { splitText } from '../../../src/lib/markdown/markdown-faults.ts';
import { ROOT } from '../paths.ts';
import { pretty } from '../pretty.ts';
import { changeText } from './change-text.ts';
import { applyToValue, EditRefused } from './edit.ts';
import { readLiteral } from './literal-edit.ts';
import { numbers, randomEdit } from './random-edits.ts';

/** Edits of each file; `EDITS=40` tries thousands. */
const EDITS = Number(process.env['EDITS'] ?? 1);

const files = globSync([
  'src/**/*.yaml',
  'src/{content,demos}/**/*.md',
  'src/demos/*/theme.ts',
  'src/styles/house.ts',
  'site.config.ts',
]).toSorted();

function valueOf(file: string, text: string): unknown {
  if (file.endsWith('.ts')) return readLiteral(file, text);
  return readYaml(file.endsWith('.md') ? (splitText(text)?.top ?? '') : text).data;
}

/** The lines that differ, those of the longer side. */
function changedLines(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end;
}

// An owner's file may be written in a way that only a person can change: whoever edits it is told so.
describe.skipIf(!isTemplate)('a random edit of every content file and theme', () => {
  test.each(files)('%s', async (file) => {
    const text = readFileSync(file, 'utf8');
    // A file that is written in another way than Prettier's keeps its own.
    const isTidy = !file.endsWith('.md') && (await pretty({ root: ROOT }, file, text)) === text;
    const pick = numbers(EDITS * 7919 + text.length);
    const before = valueOf(file, text);
    for (let count = 0; count < EDITS; count += 1) {
      const edit = randomEdit(before, pick);
      const changed = await changeText(ROOT, file, text, { edits: [edit] });
      expect(valueOf(file, changed)).toEqual(applyToValue(before, edit));
      if (isTidy) expect(await pretty({ root: ROOT }, file, changed)).toBe(changed);
      if (file.endsWith('.md')) expect(splitText(changed)?.body).toBe(splitText(text)?.body);
      expect(changedLines(text, changed)).toBeLessThan(text.split('\n').length);
    }
  });
});

test('the body of a text is replaced as a whole, and its fields stay', async () => {
  const text = '---\ntitle: One # behind\n---\n\nOld words.\n';
  const changed = await changeText(ROOT, 'post.md', text, { edits: [], body: '\nNew words.\n' });
  expect(changed).toBe('---\ntitle: One # behind\n---\n\nNew words.\n');
});

test('fields of a text without any are refused', async () => {
  const change = { edits: [{ kind: 'set', path: ['title'], value: 'One' } as const] };
  await expect(changeText(ROOT, 'post.md', 'Words.\n', change)).rejects.toThrow(EditRefused);
});
