import { describe, expect, test } from 'vitest';
import { isTemplate } from '../../../src/lib/is-template.ts';
import { ROOT } from '../../lib/paths.ts';
import { openProject, type Project } from '../../lib/project.ts';
import { blockOf } from '../../lib/yaml-blocks.ts';
import { insertSection, linesToPaste } from './edit.ts';
import { withoutSection } from './remove.ts';
import { findPage } from './page.ts';
import { findSample, samplesIn } from './sample.ts';
import { withTranslatedParts } from './translations.ts';

/** A page with a section, one in a folder, a home with sections of its own, and a page in Markdown. */
const FILES: Record<string, string> = {
  'src/pages/[text].astro': '',
  'src/content/pages/terms.md': '---\ntitle: Terms\n---\nText.\n',
  'src/pages/prices.astro': `---
import { readPage } from '~/lib/content/read-page';
import { Faq } from '~/sections/faq/Faq';
import { faqSchema } from '~/sections/faq/faq.schema';
import look from '~/sections/faq/looks/rows.module.css';
import InnerPage from '~/shell/InnerPage.astro';

const content = await readPage('prices', {
  faq: faqSchema,
});
---

<InnerPage {...content.meta}>
  <!-- What people ask. -->
  <Faq {...content.faq} className={look.look} priority />
</InnerPage>
`,
  'src/content/pages/prices.yaml': `# yaml-language-server: $schema=x
title: Prices

# What people ask.
faq:
  heading:   "Before you sign"   # as it is
  items: [ one ,two ]
`,
  'src/pages/de/team.astro': `---
import { readPage } from '~/lib/content/read-page';
import { Team } from '~/sections/team/Team';
import look from '~/sections/team/looks/trio.module.css';
import { teamSchema } from '~/sections/team/team.schema';
import InnerPage from '~/shell/InnerPage.astro';

const content = await readPage('de-team', {
  team: teamSchema,
  last: teamSchema,
});
---

<InnerPage {...content.meta}>
  <Team {...content.team} className={look.look} />
  <Team {...content.last} />
</InnerPage>
`,
  'src/content/pages/de-team.yaml': `title:   'Team'
team: { members: [ann] }

# The last ones.
last:
  members:
    - bob

`,
  'src/pages/bakery.astro': `---
import { Loaves } from '~/demos/bakery/Loaves';
import { Oven } from '~/demos/bakery/Oven';
import { content, hours } from '~/demos/bakery/content';
import look from '~/demos/bakery/look.module.css';
import '~/demos/bakery/paper.css';
import Page from '~/shell/Page.astro';

const { meta, day, ...rest } = content;
---

<Page {...meta}>
  <Loaves {...rest.loaves} {day} className={look.look}>
    <p>{rest.loaves.note}</p>
  </Loaves>
  <Oven {...content.oven} {hours} />
</Page>
`,
  'src/demos/bakery/content.ts': `import { z } from 'astro/zod';
import { readPage } from '~/lib/content/read-page';
import { loavesSchema } from './loaves.schema';

/** What this page says. */
export const content = await readPage('bakery', {
  day: z.string(),
  loaves: loavesSchema(480),
  oven: z.strictObject({}),
});

export const hours = content.oven;
`,
  'src/demos/bakery/content.yaml':
    'title: Bakery\n\nday: Monday\n\nloaves:\n  note: Warm\n\noven: {}\n',
  'src/demos/bakery/demo.yaml': 'title: Bakery\n',
  ...Object.fromEntries(
    [
      'demos/bakery/Loaves.tsx',
      'demos/bakery/Oven.tsx',
      'demos/bakery/look.module.css',
      'demos/bakery/loaves.schema.ts',
      'demos/bakery/paper.css',
      'lib/content/read-page.ts',
      'sections/faq/Faq.tsx',
      'sections/faq/faq.schema.ts',
      'sections/faq/looks/rows.module.css',
      'sections/team/Team.tsx',
      'sections/team/looks/trio.module.css',
      'sections/team/team.schema.ts',
      'shell/InnerPage.astro',
      'shell/Page.astro',
    ].map((file) => [`src/${file}`, '']),
  ),
};

const projectOf = (files: Record<string, string>): Project => ({
  root: '/project',
  files: Object.keys(files).sort(),
  has: (path) => path in files,
  read: (path) => files[path] ?? '',
});

const project = projectOf(FILES);

/** The project with a section more on a page. */
function added(section: string, to: string, after?: string, from = project) {
  const sample = findSample(from, section);
  const { contentFile } = sample.page;
  const words = (part: string, name: string) =>
    blockOf(contentFile, from.read(contentFile), part, name);
  const { files, parts } = insertSection(from, findPage(from, to), sample, words, after);
  return { parts, now: projectOf({ ...FILES, ...Object.fromEntries(files) }) };
}

describe('a section more', () => {
  test('stands behind the last one, with its look, its schema and its words', () => {
    const { now } = added('faq', 'de/team');
    expect(now.read('src/pages/de/team.astro')).toBe(`---
import { readPage } from '~/lib/content/read-page';
import { Faq } from '~/sections/faq/Faq';
import { faqSchema } from '~/sections/faq/faq.schema';
import look2 from '~/sections/faq/looks/rows.module.css';
import { Team } from '~/sections/team/Team';
import look from '~/sections/team/looks/trio.module.css';
import { teamSchema } from '~/sections/team/team.schema';
import InnerPage from '~/shell/InnerPage.astro';

const content = await readPage('de-team', {
  team: teamSchema,
  last: teamSchema,
  faq: faqSchema,
});
---

<InnerPage {...content.meta}>
  <Team {...content.team} className={look.look} />
  <Team {...content.last} />
  <Faq {...content.faq} className={look2.look} />
</InnerPage>
`);
    expect(now.read('src/content/pages/de-team.yaml')).toBe(`title:   'Team'
team: { members: [ann] }

# The last ones.
last:
  members:
    - bob

# What people ask.
faq:
  heading:   "Before you sign"   # as it is
  items: [ one ,two ]
`);
  });

  test('may follow another one, in page, schema and words', () => {
    const { now } = added('faq', 'de-team', 'team');
    expect(now.read('src/pages/de/team.astro')).toMatch(
      /\.team\}[^\n]*\n {2}<Faq [^\n]*\n {2}<Team/,
    );
    expect(now.read('src/pages/de/team.astro')).toMatch(
      / team: teamSchema,\n {2}faq: faqSchema,\n/,
    );
    expect(now.read('src/content/pages/de-team.yaml')).toMatch(
      /\nteam: \{ members: \[ann\] \}\n\n# What people ask\.\nfaq:[^#]*# as it is\n[^\n]*\n\n# The last ones\.\nlast:/,
    );
  });

  test('is numbered where the page has one of its name', () => {
    const { now, parts } = added('faq', 'prices');
    expect(parts).toEqual(new Map([['faq', 'faq2']]));
    expect(now.read('src/pages/prices.astro')).toContain(
      '  <Faq {...content.faq2} className={look.look} />\n</InnerPage>',
    );
    expect(now.read('src/content/pages/prices.yaml')).toMatch(
      /two \]\n\n# What people ask\.\nfaq2:\n/,
    );
  });

  test('of a home comes with all that its page gives to it', () => {
    const { now } = added('bakery/Loaves', 'prices');
    const page = now.read('src/pages/prices.astro');
    expect(page).toContain("import '~/demos/bakery/paper.css';\n");
    expect(page).toContain("import { loavesSchema } from '~/demos/bakery/loaves.schema';\n");
    expect(page).toContain("import look2 from '~/demos/bakery/look.module.css';\n");
    expect(page).toContain('  loaves: loavesSchema(480),\n  day: z.string(),\n');
    expect(page).toContain(`  <Loaves {...content.loaves} day={content.day} className={look2.look}>
    <p>{content.loaves.note}</p>
  </Loaves>
</InnerPage>`);
    expect(now.read('src/content/pages/prices.yaml')).toMatch(
      /\n\nloaves:\n {2}note: Warm\n\nday: Monday\n$/,
    );
  });

  test('reaches a home in the file that reads its content', () => {
    const { now } = added('faq', 'bakery', 'Loaves');
    const reader = now.read('src/demos/bakery/content.ts');
    expect(reader).toContain(
      "import { faqSchema } from '~/sections/faq/faq.schema';\nimport { loavesSchema }",
    );
    expect(reader).toContain('  loaves: loavesSchema(480),\n  faq: faqSchema,\n');
    expect(now.read('src/demos/bakery/content.yaml')).toMatch(
      /note: Warm\n\n# What people ask\.\nfaq:/,
    );
  });

  test('keeps the line ends of content as they are', () => {
    const file = 'src/content/pages/de-team.yaml';
    const windows = projectOf({ ...FILES, [file]: (FILES[file] ?? '').replaceAll('\n', '\r\n') });
    const { now } = added('faq', 'de-team', undefined, windows);
    expect(now.read(file).replaceAll('\r\n', '')).not.toContain('\n');
  });
});

describe('translations of a page', () => {
  const german = 'src/content/pages/prices.de.yaml';
  const translated = projectOf({
    ...FILES,
    [german]: 'title: Preise\n\nfaq:\n  heading: Vor der Unterschrift\n',
    'src/content/pages/de-team.de.yaml': 'title: Leute\n',
  });
  const words = new Map([['de', translated.read(german)]]);

  /** The translations of a page that gets the questions of the prices. */
  const brought = (contentFile: string) =>
    withTranslatedParts(
      translated,
      contentFile,
      new Map([['faq', 'faq2']]),
      words,
      (part, name, text) => blockOf(german, text, part, name),
    );

  test('get the words of a section more', () => {
    expect([...brought('src/content/pages/de-team.yaml')]).toEqual([
      [
        'src/content/pages/de-team.de.yaml',
        'title: Leute\n\nfaq2:\n  heading: Vor der Unterschrift\n',
      ],
    ]);
  });

  test('stay unwritten where the page is not translated', () => {
    expect(brought('src/demos/bakery/content.yaml').size).toBe(0);
  });

  test('lose the words of a section less', () => {
    const { files } = withoutSection(translated, findPage(translated, 'prices'), 'faq');
    expect(files.get(german)).toBe('title: Preise\n');
  });
});

describe('what cannot be meant', () => {
  test('is told with the nearest name', () => {
    expect(() => added('faqs', 'prices')).toThrow(
      'There is no section "faqs". Did you mean "faq"?',
    );
    expect(() => added('faq', 'price')).toThrow('Did you mean "prices"?');
    expect(() => added('faq', 'de-team', 'Teem')).toThrow('did you mean "Team"?');
  });

  test('is given to paste where its lines mean nothing by themselves on another page', () => {
    const sample = findSample(project, 'Oven');
    expect(sample.obstacles).toEqual(['it needs `hours` of src/demos/bakery/content.ts']);
    const lines = linesToPaste(sample);
    expect(lines).toContain("import { Oven } from '~/demos/bakery/Oven';");
    expect(lines).toContain('<Oven {...content.oven} {hours} />');
    expect(lines).toContain('oven: z.strictObject({}),');
    expect(lines).toContain('oven: {}');
  });

  test('is told where a page shows no sections', () => {
    expect(() => added('faq', 'terms')).toThrow('it is written in Markdown');
  });
});

describe('a section less', () => {
  test.each([
    ['faq', 'de-team'],
    ['bakery/Loaves', 'prices'],
    ['faq', 'bakery'],
    ['team', 'prices'],
  ])('leaves what was there before %s came to %s', (section, to) => {
    const { now, parts } = added(section, to);
    const [part = ''] = parts.values();
    const { files } = withoutSection(now, findPage(now, to), part);
    for (const [file, text] of files)
      expect(text?.trimEnd(), file).toBe((FILES[file] ?? '').trimEnd());
  });

  test('leaves what another one needs', () => {
    const { files, parts } = withoutSection(project, findPage(project, 'de-team'), 'last');
    expect(parts).toEqual(['last']);
    const page = files.get('src/pages/de/team.astro');
    expect(page).toContain('import { Team }');
    expect(page).toContain('  team: teamSchema,\n});');
    expect(files.get('src/content/pages/de-team.yaml')).toBe(
      "title:   'Team'\nteam: { members: [ann] }\n",
    );
  });
});

describe('the files of a section less', () => {
  const folder = 'src/demos/bakery';
  const baked: Record<string, string> = {
    ...FILES,
    [`${folder}/Loaves.tsx`]:
      "import { weigh } from './weigh';\nimport { warm } from './warm';\nimport './loaves.module.css';\n",
    [`${folder}/Oven.tsx`]: "import { warm } from './warm';\n",
    [`${folder}/weigh.ts`]: '',
    [`${folder}/weigh.test.ts`]: "import { weigh } from './weigh';\n",
    [`${folder}/warm.ts`]: '',
    [`${folder}/loaves.module.css`]: '',
    'src/sections/faq/Faq.tsx': "import { Row } from './Row';\nimport { Link } from '~/ui/Link';\n",
    'src/sections/faq/Row.tsx': '',
    'src/sections/faq/looks/other.module.css': '',
    'src/ui/Link.tsx': '',
    'src/ui/Menu.tsx': "import { Link } from '~/ui/Link';\n",
    'docs/sections.md': '',
  };
  const deleted = (now: Project, page: string, section: string) => {
    const { files } = withoutSection(now, findPage(now, page), section);
    return [...files].filter(([, text]) => text === undefined).map(([file]) => file);
  };

  test('go where nothing else needs them, with their tests', () => {
    expect(deleted(projectOf(baked), 'bakery', 'Loaves')).toEqual([
      `${folder}/Loaves.tsx`,
      `${folder}/loaves.module.css`,
      `${folder}/loaves.schema.ts`,
      `${folder}/look.module.css`,
      `${folder}/weigh.test.ts`,
      `${folder}/weigh.ts`,
    ]);
  });

  test('go with the looks that nobody can wear any more, and leave the list of sections', () => {
    const now = projectOf(baked);
    const { files } = withoutSection(now, findPage(now, 'prices'), 'faq');
    expect(deleted(now, 'prices', 'faq')).toEqual([
      'src/sections/faq/Faq.tsx',
      'src/sections/faq/Row.tsx',
      'src/sections/faq/faq.schema.ts',
      'src/sections/faq/looks/other.module.css',
      'src/sections/faq/looks/rows.module.css',
    ]);
    expect(files.get('docs/sections.md')).toContain('# Sections');
  });

  test('stay where another page shows the section, with all of its looks', () => {
    const { now } = added('faq', 'de-team', undefined, projectOf(baked));
    const page = 'src/pages/de/team.astro';
    const both = projectOf({ ...baked, [page]: now.read(page) });
    expect(deleted(both, 'prices', 'faq')).toEqual([]);
  });

  test('stay where a test that is about more would miss them', () => {
    const test = { [`${folder}/weigh.test.ts`]: "import './weigh';\nimport './warm';\n" };
    expect(deleted(projectOf({ ...baked, ...test }), 'bakery', 'Loaves')).not.toContain(
      `${folder}/weigh.ts`,
    );
  });
});

test.skipIf(!isTemplate)(
  'nearly every section of the template can be copied from where it stands',
  () => {
    const template = openProject(ROOT);
    const places = [...samplesIn(template).values()];
    const copied = places.filter((makes) => makes.some((make) => make().obstacles.length === 0));
    expect(copied.length / places.length).toBeGreaterThan(0.6);
  },
);
