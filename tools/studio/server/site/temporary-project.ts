import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openJournal, type Journal } from '../journal.ts';

/** A small site on the disk, for one test. */
interface TemporaryProject {
  readonly root: string;
  readonly journal: Journal;
  /** A file's text; undefined where there is none. */
  readonly read: (file: string) => string | undefined;
}

/** The configuration of a site that speaks English and German. */
const CONFIG = `import { defineSite } from './src/lib/site/site.ts';

export default defineSite({
  name: 'Harbour',
  url: 'https://harbour.example',
  base: '/',
  languages: ['en', 'de'],
  description: 'A small harbour with two piers, three boats and a timetable that everybody knows.',
  home: 'start',
  theme: 'house',
  owner: { name: 'Ada', email: 'ada@harbour.example' },
  contact: { emails: ['ada@harbour.example'], phones: ['+1 555 0142'], location: 'Pier 3' },
  social: [],
  copyrightYear: 2024,
  policy: 'header',
  mail: { timeoutSeconds: 10, throttleSeconds: 10, blockHeadless: false, blockedAddresses: [] },
});
`;

const FILES: Readonly<Record<string, string>> = {
  'site.config.ts': CONFIG,
  'src/pages/start.astro': "---\nimport Page from '~/shell/Page.astro';\n---\n<Page />\n",
  'src/pages/about.astro': '<p>About</p>\n',
  'src/pages/[text].astro': '<p>Text</p>\n',
  'src/content/pages/about.yaml': 'title: About\n',
  'src/content/pages/about.de.yaml': 'title: Wir\n',
  'src/content/menu.yaml': '- { label: Home, path: / }\n- { label: About, path: /about }\n',
  'src/content/menu.de.yaml': '- { label: Start }\n- { label: Wir }\n',
  'src/content/team.yaml': 'ada: { name: Ada }\n',
  'src/content/words/en.yaml': 'menu: Menu\n',
  'src/content/words/de.yaml': 'menu: Menü\n',
  'src/content/words/fr.yaml': 'menu: Menu\n',
  'src/content/posts/first.md':
    '---\ntitle: First\ncategory: News\ndate: 2024-03-02\n---\n\nWords.\n',
  'src/content/works/pier.yaml': 'title: Pier\ncategory: Web\norder: 1\n',
  'src/content/works/quay.yaml': 'title: Quay\ncategory: Web\norder: 2\n',
  'src/assets/articles/a.webp': '',
  '.prettierrc.json': '{ "plugins": ["prettier-plugin-astro"], "singleQuote": true }',
};

/**
 * Lays a small site out on the disk.
 *
 * @param files in the place of its own, or beside them
 */
export function temporaryProject(files: Readonly<Record<string, string>> = {}): TemporaryProject {
  const root = mkdtempSync(join(tmpdir(), 'studio-site-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  return { root, journal: openJournal(root), read };
}
