import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentError } from '../../../../src/lib/content/content-error.ts';
import { zodMistakes } from '../../../../src/lib/content/mistakes.ts';
import type { ContentReader } from '../../../../src/lib/content/publish-schema.ts';
import { readYaml } from '../../../../src/lib/content/yaml.ts';
import { EditRefused, type Edit } from '../../../lib/edits/edit.ts';
import type { ChangeRequest } from '../../contract/documents.ts';
import { hashOf } from '../hash.ts';
import type { Studio } from '../studio.ts';
import { testStudio } from '../test-studio.ts';
import { changeDocument } from './change.ts';
import { inTranslations } from './change-translations.ts';

const PAGE = 'src/content/pages/about.yaml';
const GERMAN = 'src/content/pages/about.de.yaml';
const TEXT = `# the page
title: About # short
parts:
  # the first
  - name: a
  - name: b
tags: [one, two]
`;

let root: string;
/** Stands for what another program does while a change is being checked. */
let meanwhile: () => void;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'change-'));
  meanwhile = () => undefined;
  write('site.config.ts', "export default { languages: ['en', 'de'] };\n");
  write(PAGE, TEXT);
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const schema = z.strictObject({
  title: z.string().min(1).max(20),
  intro: z.string().optional(),
  parts: z.array(z.strictObject({ name: z.string() })).optional(),
  tags: z.array(z.string()).optional(),
  hero: z.strictObject({ heading: z.string() }).optional(),
});

function studio(): Studio {
  const check = (file: string, texts: Readonly<Record<string, string>>) => {
    const { data } = readYaml(texts[`/${file}`] ?? '');
    const result = schema.safeParse(data);
    meanwhile();
    if (result.error) throw new ContentError('Mistakes.', zodMistakes(result.error, data, schema));
  };
  return testStudio(root, {
    readers: new Map<string, ContentReader>([
      [PAGE, { schema, check }],
      [
        'src/content/team.yaml',
        { schema: z.record(z.string(), z.unknown()), check: () => undefined },
      ],
    ]),
  });
}

const change = (edits: readonly Edit[], more: Partial<ChangeRequest> = {}) =>
  changeDocument(studio(), { file: PAGE, hash: hashOf(read(PAGE)), edits, ...more });

const set = (path: (string | number)[], value: string): Edit => ({ kind: 'set', path, value });

describe('a change', () => {
  test('is written, and nothing else', async () => {
    const result = await change([set(['title'], 'Us'), set(['parts', 1, 'name'], 'c')]);
    expect(result).toMatchObject({ kind: 'saved', document: { title: 'Us' } });
    expect(read(PAGE)).toBe(TEXT.replace('About #', 'Us #').replace('name: b', 'name: c'));
    await studio().journal.undo();
    expect(read(PAGE)).toBe(TEXT);
  });

  test('of nothing writes nothing', async () => {
    expect(await change([set(['title'], 'About')])).toMatchObject({ kind: 'saved', lines: 0 });
    expect(studio().journal.state()).toEqual({});
  });

  test('brings what is above its field', async () => {
    await change([set(['hero', 'heading'], 'New')]);
    expect(read(PAGE)).toContain('hero:\n  heading: New\n');
  });

  test('of an empty file is written into it', async () => {
    write(PAGE, '# only a comment\n');
    await change([set(['title'], 'New')]);
    expect(read(PAGE)).toBe('# only a comment\ntitle: New\n');
  });

  test('that the build would refuse is not written, and told at its field', async () => {
    const result = await change([set(['title'], 'far too long a title for this')]);
    expect(result).toMatchObject({ kind: 'refused', mistakes: [{ path: ['title'] }] });
    expect(read(PAGE)).toBe(TEXT);
  });

  test('is checked too where the server has been started since the file was opened', async () => {
    const { readers, ...fresh } = studio();
    const none = new Map<string, ContentReader>();
    const print = (path: string) => {
      if (path === '/about') for (const [file, reader] of readers) none.set(file, reader);
      return Promise.resolve();
    };
    write('src/pages/about.astro', '---\n---\n');
    const edits = [set(['title'], 'far too long a title for this')];
    const request = { file: PAGE, hash: hashOf(TEXT), edits };
    const result = await changeDocument({ ...fresh, readers: none, print }, request);
    expect(result).toMatchObject({ kind: 'refused', mistakes: [{ path: ['title'] }] });
    expect(read(PAGE)).toBe(TEXT);
  });

  describe('after code of the pages has changed', () => {
    const changed = (published: Map<string, ContentReader>) => {
      write('src/pages/about.astro', '---\n---\n');
      const { readers, ...others } = studio();
      const now = new Map(readers);
      const print = vi.fn(() => {
        for (const [file, reader] of published) now.set(file, reader);
        return Promise.resolve();
      });
      return { ...others, readers: now, outdated: new Map(readers), print };
    };
    const request = (edits: Edit[]) => ({ file: PAGE, hash: hashOf(read(PAGE)), edits });

    test('is checked by the code as it is now', async () => {
      const check = (file: string, texts: Readonly<Record<string, string>>) => {
        if (texts[`/${file}`] !== TEXT)
          throw new ContentError('Mistakes.', [{ path: ['title'], message: 'of late' }]);
      };
      const now = changed(new Map([[PAGE, { schema, check }]]));
      const result = await changeDocument(now, request([set(['title'], 'Us')]));
      expect(result).toMatchObject({ kind: 'refused', mistakes: [{ message: 'of late' }] });
    });

    test('is checked as before by a page that says nothing new, and printed once', async () => {
      const now = changed(new Map());
      await changeDocument(now, request([set(['title'], 'Us')]));
      const result = await changeDocument(now, request([set(['title'], 'Them')]));
      expect(result).toMatchObject({ kind: 'saved' });
      expect(now.print).toHaveBeenCalledExactlyOnceWith('/about');
    });
  });

  test('is written beside a mistake that was there before', async () => {
    write(PAGE, TEXT.replace('About', "''"));
    expect(await change([set(['tags', 0], 'x')])).toMatchObject({
      kind: 'saved',
      document: { mistakes: [{ path: ['title'] }] },
    });
  });

  test('of another text than the disk’s is a conflict', async () => {
    const hash = hashOf(TEXT);
    write(PAGE, TEXT.replace('About', 'Theirs'));
    const result = await change([set(['title'], 'Mine')], { hash });
    expect(result).toMatchObject({ kind: 'conflict', document: { value: { title: 'Theirs' } } });
    expect(read(PAGE)).toContain('Theirs');
  });

  test('overtaken while it is checked is a conflict', async () => {
    meanwhile = () => {
      write(PAGE, TEXT.replace('About', 'Theirs'));
    };
    expect(await change([set(['title'], 'Mine')])).toMatchObject({
      kind: 'conflict',
      document: { value: { title: 'Theirs' } },
    });
    expect(read(PAGE)).toContain('Theirs');
  });

  test.each<[string, Edit]>([
    ['what all objects share', set(['__proto__', 'x'], 'y')],
    ['below a text', set(['title', 'x'], 'y')],
  ])('of %s is refused', async (_, edit) => {
    await expect(change([edit])).rejects.toThrow(EditRefused);
    expect(read(PAGE)).toBe(TEXT);
  });

  test('that takes an entry out of a list while a page shows it is refused, and names the page', async () => {
    const file = 'src/content/team.yaml';
    const text = 'ada:\n  name: Ada\nbo:\n  name: Bo\n';
    write(file, text);
    write('src/content/pages/team.yaml', 'title: Our team\nmembers: [ada, bo]\n');
    write('src/content/pages/other.yaml', 'title: Other\nwords: [ada, and others]\n');
    const remove = (name: string) =>
      change([{ kind: 'remove', path: [name] }], { file, hash: hashOf(read(file)) });
    expect(await remove('ada')).toMatchObject({
      kind: 'refused',
      mistakes: [{ path: ['ada'], message: expect.stringMatching(/shown on Our team:/) as string }],
    });
    expect(read(file)).toBe(text);
    write('src/content/pages/team.yaml', 'title: Our team\nmembers: [bo]\n');
    expect(await remove('ada')).toMatchObject({ kind: 'saved' });
    expect(read(file)).toBe('bo:\n  name: Bo\n');
  });

  test('of a field letter by letter is one step', async () => {
    for (const text of ['U', 'Us', 'Us a']) await change([set(['title'], text)]);
    await studio().journal.undo();
    expect(read(PAGE)).toBe(TEXT);
  });
});

describe('a translation', () => {
  const follow = async (translation: string, ...edits: Edit[]) => {
    write(GERMAN, translation);
    const [changed] = await inTranslations({ root }, PAGE, edits, ['de']);
    return changed?.after;
  };
  const insert: Edit = { kind: 'insert', path: ['parts'], index: 1, value: { name: 'new' } };
  const own = 'parts:\n  - name: A\n  - name: B # b\n';

  test('has an entry that says nothing for a new one', async () => {
    const after = await follow(own, insert);
    expect(readYaml(after ?? '').data).toEqual({ parts: [{ name: 'A' }, null, { name: 'B' }] });
    expect(after).toContain('B # b');
  });

  test.each<[string, Edit[], unknown]>([
    ['moves', [{ kind: 'move', path: ['parts'], from: 0, to: 1 }], [{ name: 'B' }, { name: 'A' }]],
    ['loses', [{ kind: 'remove', path: ['parts', 0] }], [{ name: 'B' }]],
    [
      'keeps its entries’ places over several edits, and',
      [insert, { kind: 'move', path: ['parts'], from: 1, to: 2 }, { kind: 'remove', path: ['parts', 0] }],
      [{ name: 'B' }, null],
    ],
    ['loses all', [{ kind: 'remove', path: ['parts', 0] }, { kind: 'remove', path: ['parts', 0] }], []],
  ])('%s what its original does', async (_, edits, parts) => {
    expect(readYaml((await follow(own, ...edits)) ?? '').data).toEqual({ parts });
  }); // prettier-ignore

  test('that has nothing at that place stays as it is', async () => {
    expect(await follow('title: Über\n', insert)).toBeUndefined();
    expect(await follow('', insert)).toBeUndefined();
  });

  test('whose list of texts has a length of its own stays as it is', async () => {
    const edit: Edit = { kind: 'remove', path: ['tags', 0] };
    expect(await follow('tags: [eins]\n', edit)).toBeUndefined();
    expect(await follow('tags: [eins, zwei]\n', edit)).toBe('tags: [zwei]\n');
  });

  test('loses a field that its original loses', async () => {
    const edit: Edit = { kind: 'remove', path: ['tags'] };
    expect(await follow('title: Über\ntags: [eins, zwei]\n', edit)).toBe('title: Über\n');
  });

  test('whose entries are shared by name still follows', async () => {
    const after = await follow('parts:\n  - &a { name: A }\n  - *a\n', insert);
    expect(readYaml(after ?? '').data).toEqual({ parts: [{ name: 'A' }, null, { name: 'A' }] });
  });
});
