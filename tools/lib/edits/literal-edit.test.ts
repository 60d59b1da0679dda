import { describe, expect, test } from 'vitest';
import { EditRefused, type Edit } from './edit.ts';
import { editLiteral } from './literal-edit.ts';

const SAMPLE = `import { defineSite } from './site.ts';

/** The one file. */
export default defineSite({
  name: 'One', // behind
  languages: ['en', 'de'],

  // What inner pages wear.
  theme: 'house',
  contact: {
    emails: ['a@b.example'],
  },
  home: computed(),
});
`;

describe('an edit of a configuration file', () => {
  test.each<[string, Edit, [string, string]]>([
    ['a text', { kind: 'set', path: ['name'], value: "It's" }, ["'One'", '"It\'s"']],
    [
      'an entry',
      { kind: 'insert', path: ['languages'], index: 1, value: 'ar' },
      ["'en', ", "'en', 'ar', "],
    ],
    [
      'the order',
      { kind: 'move', path: ['languages'], from: 0, to: 1 },
      ["'en', 'de'", "'de', 'en'"],
    ],
    [
      'a new field',
      { kind: 'set', path: ['contact', 'phones'], value: ['1'] },
      ["['a@b.example'],", "['a@b.example'],\n    phones: ['1'],"],
    ],
    [
      'a field and its comment',
      { kind: 'remove', path: ['theme'] },
      ["  // What inner pages wear.\n  theme: 'house',\n", ''],
    ],
  ])('changes %s, and nothing else', (_, edit, [from, to]) => {
    expect(editLiteral('site.config.ts', SAMPLE, edit)).toBe(SAMPLE.replace(from, to));
  });

  test('keeps line ends', () => {
    const text = SAMPLE.replaceAll('\n', '\r\n');
    const edit: Edit = { kind: 'set', path: ['contact', 'phones'], value: ['1'] };
    const edited = editLiteral('site.config.ts', text, edit);
    expect(edited).toBe(editLiteral('site.config.ts', SAMPLE, edit).replaceAll('\n', '\r\n'));
  });

  test('refuses what is computed', () => {
    const edit: Edit = { kind: 'set', path: ['home', 'x'], value: 'a' };
    expect(() => editLiteral('site.config.ts', SAMPLE, edit)).toThrow(EditRefused);
  });
});
