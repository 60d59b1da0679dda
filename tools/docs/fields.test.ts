import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { blocksIn } from './blocks.ts';
import { fieldList, fieldsText } from './fields.ts';

const text = { type: 'string' };
const link = {
  description: 'The way on.',
  properties: { label: { ...text, description: 'Its words.' }, href: text },
  required: ['label', 'href'],
};
const faq = { properties: { title: { ...text, description: 'Its heading.' }, more: link } };

/** A project with two pages that share a section. */
function project(): string {
  const files = {
    'schemas/pages/about.json': JSON.stringify({
      properties: { title: text, faq, team: { properties: { note: { ...text, default: 'x' } } } },
    }),
    'schemas/demos/startup.json': JSON.stringify({ properties: { title: text, questions: faq } }),
    'src/pages/about.astro': `import { faqSchema } from '~/sections/faq/faq.schema';\n  faq: faqSchema,\n`,
    'src/demos/startup/content.ts': `import { faqSchema } from '~/sections/faq/faq.schema';\n  questions: faqSchema,\n`,
  };
  const root = mkdtempSync(join(tmpdir(), 'vitrine-fields-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
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
