import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isGenerated, listsOf, mergedSchemas } from './generated.ts';

const NAMED = '# yaml-language-server: $schema=../../../schemas/pages/about.json\ntitle: About\n';
const TEAM = 'src/content/team.yaml';
const ABOUT = 'schemas/pages/about.json';

/** The schema of a page whose part names people of a list. */
const about = (people: readonly string[], ...more: string[]) =>
  `${JSON.stringify(
    {
      properties: {
        team: { enum: people },
        ...Object.fromEntries(more.map((name) => [name, { type: 'string' }])),
      },
    },
    null,
    1,
  )}\n`;

const team = (people: readonly string[]) => people.map((name) => `${name}: {}\n`).join('');

/** A site with these files, in a folder of its own. */
function site(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-generated-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [file, text] of Object.entries({ 'src/content/pages/about.yaml': NAMED, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const entriesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, { text }]));

test('what is written from code is told from what is written by hand', () => {
  const files = [ABOUT, 'docs/fields.md', 'llms.txt', 'template.json', 'package-lock.json'];
  expect(files.filter(isGenerated)).toEqual(files);
  expect(isGenerated('docs/texts.md')).toBe(false);
  expect(isGenerated('src/content/menu.yaml')).toBe(false);
});

test('the names of pictures and pages come from the site as it is, whatever both sides had', () => {
  const root = site({
    'schemas/names.json': '{"owner":1}\n',
    'src/pages/de/preise.astro': '',
    'src/demos/own/pictures/ours.webp': '',
  });
  const { changes } = mergedSchemas(
    root,
    entriesOf({ 'schemas/names.json': '{"old":1}\n' }),
    entriesOf({ 'schemas/names.json': '{"new":1}\n' }),
    new Map(),
  );
  const names = JSON.parse(String(changes.get('schemas/names.json'))) as unknown;
  expect(names).toMatchObject({
    definitions: { pages: { enum: ['/', '/de/preise'] }, pictures: { enum: ['own/ours.webp'] } },
  });
});

test('a schema has the entries of the site’s own list, and the fields that one side has added', () => {
  const root = site({ [TEAM]: team(['ann', 'own']), [ABOUT]: about(['ann', 'own']) });
  const old = { [TEAM]: team(['ann', 'bob']), [ABOUT]: about(['ann', 'bob']) };
  const fresh = { [TEAM]: team(['ann', 'bob', 'cy']), [ABOUT]: about(['ann', 'bob', 'cy'], 'faq') };
  const { changes, stale } = mergedSchemas(root, entriesOf(old), entriesOf(fresh), listsOf(root));
  expect(changes.get(ABOUT)).toBe(about(['ann', 'own'], 'faq'));
  expect(stale).toEqual([]);
});

test('where both sides have changed fields, the owner’s stay and the schema is told', () => {
  const root = site({ [ABOUT]: about([], 'hours') });
  const old = entriesOf({ [ABOUT]: about([]) });
  const fresh = entriesOf({ [ABOUT]: about([], 'faq') });
  const { changes, stale } = mergedSchemas(root, old, fresh, new Map());
  expect(changes.get(ABOUT)).toBe(about([], 'hours'));
  expect(stale).toEqual([ABOUT]);
});

test('a schema goes with its content, and stays with content that its owner kept', () => {
  const old = entriesOf({ [ABOUT]: about([]) });
  const kept = site({ [ABOUT]: about([]) });
  expect(mergedSchemas(kept, old, new Map(), new Map()).changes.get(ABOUT)).toBe(about([]));
  const gone = site({ [ABOUT]: about([]), 'src/content/pages/about.yaml': 'title: x\n' });
  const { changes } = mergedSchemas(gone, old, new Map(), new Map());
  expect(changes.has(ABOUT)).toBe(true);
  expect(changes.get(ABOUT)).toBeUndefined();
});
