import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../../lib/folder-with.ts';
import { ROOT } from '../../../lib/paths.ts';
import { openJournal } from '../journal.ts';
import { testStudio } from '../test-studio.ts';
import { changeSection, removed } from './change.ts';

const PAGE = 'src/pages/prices.astro';
const CONTENT = 'src/content/pages/prices.yaml';
const SECTION = 'src/sections/faq/Faq.tsx';

const FILES: Readonly<Record<string, string>> = {
  '.prettierrc.json': readFileSync(join(ROOT, '.prettierrc.json'), 'utf8'),
  'site.config.ts': "export default { home: 'start', languages: ['en'] };\n",
  [PAGE]: `---
import { readPage } from '~/lib/content/read-page';
import { Faq } from '~/sections/faq/Faq';
import { faqSchema } from '~/sections/faq/faq.schema';
import InnerPage from '~/shell/InnerPage.astro';

const content = await readPage('prices', { faq: faqSchema });
---

<InnerPage {...content.meta}>
  <Faq {...content.faq} />
</InnerPage>
`,
  [CONTENT]: 'title: Prices\n\nfaq:\n  heading: Before you sign\n',
  [SECTION]: '',
  'src/sections/faq/faq.schema.ts': '',
  'src/lib/content/read-page.ts': '',
  'src/shell/InnerPage.astro': '',
};

test('a section goes with its words and files in one step, which names it and can be undone', async () => {
  const studio = testStudio(folderWith(FILES));
  const isThere = (file: string) => existsSync(join(studio.root, file));
  const { sections } = await changeSection(studio, { code: PAGE, id: 'faq' }, removed);
  expect(sections).toEqual([]);
  expect(readFileSync(join(studio.root, CONTENT), 'utf8')).toBe('title: Prices\n');
  expect(isThere(SECTION)).toBe(false);
  expect(studio.journal.state().undo?.title).toBe('Prices › Before you sign');

  // As after a restart.
  await openJournal(studio.root).undo();
  for (const [file, text] of Object.entries(FILES))
    expect(readFileSync(join(studio.root, file), 'utf8'), file).toBe(text);
});
