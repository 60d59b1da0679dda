import { expect, test } from 'vitest';
import { folderWith } from '../lib/folder-with.ts';
import { blocksIn } from './blocks.ts';
import { fieldList, fieldsText } from './fields.ts';

const text = { type: 'string' };
const link = {
  description: 'The way on.',
  properties: { label: { ...text, description: 'Its words.' }, href: text },
  required: ['label', 'href'],
};
const faq = { properties: { title: { ...text, description: 'Its heading.' }, more: link } };

/** The code of a page that reads its content, with a section. */
const reader = (name: string, part: string) => `---
import { faqSchema } from '~/sections/faq/faq.schema';
const content = await readPage("${name}", {
  ${part}: faqSchema,
});
---
`;

/** Creates a project with two pages that share a section. */
function project(more: Record<string, string> = {}): string {
  const files = {
    'schemas/pages/about.json': JSON.stringify({
      properties: { title: text, faq, team: { properties: { note: { ...text, default: 'x' } } } },
    }),
    'schemas/demos/startup.json': JSON.stringify({ properties: { title: text, questions: faq } }),
    'src/pages/about.astro': reader('about', 'faq'),
    'src/demos/startup/content.ts': reader('startup', 'questions').replaceAll('---\n', ''),
    ...more,
  };
  return folderWith(files);
}

test('what several pages share is told once, and each page leads to it', () => {
  const written = fieldsText(project());
  expect(written).toContain(
    '[src/content/pages/about.yaml](../src/content/pages/about.yaml): `faq` is [Faq](#part-faq).',
  );
  expect(written).toContain('`questions` is [Faq](#part-faq).');
  expect(written.match(/^## Part: faq$/gm)).toHaveLength(1);
  expect(written).toContain('| `more` | The way on. | a link | nothing |');
  expect(written, 'the fields of a link are told once').not.toContain('`more.label`');
  expect(written).toContain('| `team.note` |  | text | `x` |');
});

test('a page is found in whatever folder it lies, and one that is not found has its fields all the same', () => {
  const schema = JSON.stringify({ properties: { title: text, questions: faq } });
  const written = fieldsText(
    project({
      'schemas/pages/de-preise.json': schema,
      'schemas/pages/works.json': schema,
      'schemas/pages/gone.json': schema,
      'src/pages/de/preise.astro': reader('de-preise', 'questions'),
      'src/pages/works/[slug]/index.astro': reader('works', 'questions'),
      'src/pages/hallo.md': '---\ntitle: Hallo\n---\nText.\n',
    }),
  );
  for (const page of ['de-preise', 'works'])
    expect(written).toContain(
      `[src/content/pages/${page}.yaml](../src/content/pages/${page}.yaml): \`questions\` is [Faq](#part-faq).`,
    );
  expect(written).toMatch(/## gone\n\n.*\n\n\|[^#]*`questions\.title`/);
});

test('a site has the fields of the files that it has', () => {
  const kept = fieldList(fieldsText(project()), (file) => !file.startsWith('src/demos/'));
  expect(kept).toContain('## Every page');
  expect(kept).toContain('## about');
  expect(kept).toContain('## Part: faq');
  expect(kept).not.toContain('startup');
});

test('blocks of a document are found, those in lists without their indent', () => {
  const document =
    'Text\n\n```ts\n// site.config.ts\nbase: "/",\n```\n\n- One\n\n  ```sh\n  npm ci\n  ```\n';
  expect(blocksIn(document)).toEqual([
    { language: 'ts', file: 'site.config.ts', text: '// site.config.ts\nbase: "/",\n', line: 3 },
    { language: 'sh', file: undefined, text: 'npm ci\n', line: 10 },
  ]);
});
