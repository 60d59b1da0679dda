import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTemplate } from '../../src/lib/is-template.ts';
import { folderWith } from '../lib/folder-with.ts';
import { ROOT } from '../lib/paths.ts';
import { openProject, type Project } from '../lib/project.ts';
import { environmentOptions, siteOptions, tokenOptions } from './options.ts';
import { filesOf, readSections, unprintedSlots } from './components.ts';
import { sectionsText } from './sections.ts';
import { WRITTEN, writtenText } from './written.ts';

/** Creates a project with these files. */
function project(files: Record<string, string>): Project {
  return openProject(folderWith(files));
}

const component = (slots: string, body: string, head = '') =>
  `${head}interface FaqProps {\n  /** Whether it\n   * moves. */\n  moves?: boolean;\n}\n\nconst slot = slots<${slots}>();\n/** Questions. */\nexport function Faq() { return ${body}; }`;

// Owners may change their own site's fields; their list is only updated on request.
const UP_TO_DATE = WRITTEN.filter((file) => isTemplate || file !== 'docs/fields.md');

test.each(UP_TO_DATE)('%s is what the code says: else run `npm run docs`', async (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(await writtenText(ROOT, file));
});

test('every option of the site and every token says what it is', () => {
  const options = [...siteOptions(ROOT), ...tokenOptions(ROOT), ...environmentOptions(ROOT)];
  expect(options.length).toBeGreaterThan(100);
  expect(options.filter((row) => row.includes('')).map(([name]) => name)).toEqual([]);
});

test('every section prints the slots that it names', () => {
  expect(unprintedSlots(openProject(ROOT))).toEqual([]);
});

// An owner's site may keep looks for future pages.
test.runIf(isTemplate)('every shared look is worn by a page', () => {
  const site = openProject(ROOT);
  const sources = ['src/{pages,shell}/**/*.astro', 'src/demos/**/*.{ts,tsx}']
    .flatMap((pattern) => filesOf(site, pattern))
    .map(site.read);
  const unused = filesOf(site, 'src/sections/*/looks/*.module.css').filter(
    (look) => !sources.some((text) => text.includes(`'${look.replace('src/', '~/')}'`)),
  );
  expect(unused).toEqual([]);
});

test('a slot may be printed by a component that the section imports', () => {
  const site = project({
    'src/sections/faq/Faq.tsx': component(
      "'list' | 'picture'",
      '<ul data-slot="list"><Card /></ul>',
      "import { Card } from '~/ui/card/Card';\n",
    ),
    'src/ui/card/Card.tsx': '<img data-slot="picture" />',
  });
  expect(unprintedSlots(site)).toEqual([]);
});

test('a slot that is never printed is reported', () => {
  const file = 'src/sections/faq/Faq.tsx';
  const site = project({
    [file]: component("'list' | 'item'", "<ul data-slot={slot('list')} />"),
  });
  expect(unprintedSlots(site)).toEqual([`${file} names item, and prints none`]);
});

test('a section’s entry has its words, slots, props and looks', () => {
  const site = project({
    'src/sections/faq/Faq.tsx': component(
      "'list' | CardSlot",
      '<ul />',
      "import { Card, type CardSlot } from './Card';\n",
    ),
    'src/sections/faq/Card.tsx': "export type CardSlot = 'item';",
    'src/sections/faq/looks/rows.module.css': '/* One line\n a question. */\n.look {}',
  });
  expect(readSections(site)).toEqual([
    expect.objectContaining({
      name: 'Faq',
      description: 'Questions.',
      slots: ['list', 'item'],
      props: [{ name: 'moves', description: 'Whether it moves.' }],
    }),
  ]);
  expect(sectionsText(site)).toContain('- `looks/rows.module.css`: One line a question.');
});
