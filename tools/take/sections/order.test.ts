import { describe, expect, test } from 'vitest';
import type { Project } from '../../lib/project.ts';
import { withHidden } from './hide.ts';
import { linksTo } from './links.ts';
import { looksOf, withLook } from './looks.ts';
import { withMovedSection } from './order.ts';
import { readPage, type SectionedPage, type Shown } from './page.ts';
import { withTexts } from './shown.ts';

const PAGE = 'src/pages/shop.astro';
const CONTENT = 'src/content/pages/shop.yaml';
const GERMAN = 'src/content/pages/shop.de.yaml';

/** A page of three sections, of which the first two can have their picture fetched first. */
const FILES: Record<string, string> = {
  [PAGE]: `---
import { readPage } from '~/lib/content/read-page';
import { Faq } from '~/sections/faq/Faq';
import { Team } from '~/sections/team/Team';
import trio from '~/sections/team/looks/trio.module.css';
import InnerPage from '~/shell/InnerPage.astro';

const content = await readPage('shop', {
  people: teamSchema,
  // Those who left.
  alumni: teamSchema,
  faq: faqSchema,
});
---

<InnerPage {...content.meta}>
  <Team {...content.people} className={trio.look} priority client:seen />

  {/* Those who left. */}
  <Team {...content.alumni} />
  <Faq {...content.faq} />
</InnerPage>
`,
  [CONTENT]: `title: Shop

people:
  id: people
  heading: Who we are   # for now

# Those who left.
alumni: { id: alumni, button: { label: See us, href: '#people' } }

faq:
  link: { label: The people, href: '/shop#people' }
`,
  [GERMAN]: 'title: Laden\r\n\r\npeople:\r\n  heading: Wir\r\n\r\nfaq: {}\r\n',
  'src/content/pages/about.yaml': `title: About\n\nlink: { label: Our shop, href: '/shop#people' }\n`,
  'src/sections/faq/Faq.tsx': 'export const Faq = () => null;',
  'src/sections/team/Team.tsx': 'export const Team = ({ priority }) => priority;',
  'src/sections/team/looks/trio.module.css': '.look { color: red }',
  'src/sections/team/looks/tall-rows.module.css': '.look { color: red }',
  'src/sections/team/looks/framed.module.css': '.look { color: red } .frame { color: red }',
  'src/shell/InnerPage.astro': '',
};

const project: Project = {
  root: '/project',
  files: Object.keys(FILES),
  has: (path) => path in FILES,
  read: (path) => FILES[path] ?? '',
};

function open(from = project): SectionedPage & { readonly at: (place: number) => Shown } {
  const page = readPage(from, PAGE);
  if (!page) throw new Error('The page is not read.');
  const at = (place: number) => {
    const shown = page.sections[place];
    if (!shown) throw new Error(`There is no section ${String(place)}.`);
    return shown;
  };
  return { ...page, at };
}

const bodyOf = (text = '') => text.slice(text.indexOf('<InnerPage'));

describe('a section that moves', () => {
  const page = open();
  const files = withMovedSection(project, page, page.at(0), 1);

  test('takes the comment above another one’s place along, and leaves `priority` at the first', () => {
    expect(bodyOf(files.get(PAGE))).toBe(`<InnerPage {...content.meta}>
  {/* Those who left. */}
  <Team {...content.alumni} priority />

  <Team {...content.people} className={trio.look} client:seen />
  <Faq {...content.faq} />
</InnerPage>
`);
  });

  test('has its schema follow', () => {
    expect(files.get(PAGE)).toContain(
      '  // Those who left.\n  alumni: teamSchema,\n  people: teamSchema,\n  faq: faqSchema,\n',
    );
  });

  test('has its words follow, as they are written', () => {
    expect(files.get(CONTENT)).toBe(`title: Shop

# Those who left.
alumni: { id: alumni, button: { label: See us, href: '#people' } }

people:
  id: people
  heading: Who we are   # for now

faq:
  link: { label: The people, href: '/shop#people' }
`);
  });

  test('has its translations follow, with their own line ends', () => {
    const last = withMovedSection(project, page, page.at(2), 0);
    expect(last.get(GERMAN)).toBe(
      'title: Laden\r\n\r\nfaq: {}\r\n\r\npeople:\r\n  heading: Wir\r\n',
    );
  });

  test('leaves words alone that stand in an order of their own', () => {
    const own = 'title: Shop\n\nfaq: {}\n\npeople: {}\n\nalumni: {}\n';
    const other = withTexts(project, new Map([[CONTENT, own]]));
    expect(withMovedSection(other, page, page.at(0), 1).get(CONTENT)).toBe(own);
  });
});

describe('a section that is hidden', () => {
  const page = open();
  const hidden = withHidden(project, page, page.at(0), true);

  test('stands in a slot that no layout prints, and hands its priority on', () => {
    expect(bodyOf(hidden.get(PAGE))).toContain(
      '  <Team slot="hidden" {...content.people} className={trio.look} client:seen />\n',
    );
    expect(bodyOf(hidden.get(PAGE))).toContain('<Team {...content.alumni} priority />');
    expect(open(withTexts(project, hidden)).at(0).isHidden).toBe(true);
  });

  test('comes back to what it was', () => {
    const now = withTexts(project, hidden);
    const back = withHidden(now, open(now), open(now).at(0), false);
    expect(back.get(PAGE)).toBe(FILES[PAGE]);
  });

  test('is named with the links that lead to it, unless they are hidden too', () => {
    const links = linksTo(project, page, page.at(0), ['/shop']);
    expect(links.map(({ label }) => label)).toEqual(['See us', 'The people', 'Our shop']);
    expect(linksTo(project, page, page.at(1), ['/shop'])).toEqual([]);
    const now = withTexts(project, withHidden(project, page, page.at(1), true));
    const left = linksTo(now, open(now), open(now).at(0), ['/shop']);
    expect(left.map(({ label }) => label)).toEqual(['The people', 'Our shop']);
  });
});

describe('the look of a section', () => {
  const page = open();
  const trio = 'src/sections/team/looks/trio.module.css';
  const rows = 'src/sections/team/looks/tall-rows.module.css';

  test('is chosen among those that need nothing else', () => {
    expect(looksOf(project, page, page.at(0))).toEqual({ chosen: trio, files: [trio, rows] });
    expect(looksOf(project, page, page.at(1))).toEqual({ chosen: undefined, files: [trio, rows] });
    expect(looksOf(project, page, page.at(2))).toBeUndefined();
  });

  test('is exchanged in its import, whose name says the look', () => {
    const text = withLook(project, page, page.at(0), rows).get(PAGE);
    expect(text).toBe(
      FILES[PAGE]?.replace(
        "trio from '~/sections/team/looks/trio",
        "tallRows from '~/sections/team/looks/tall-rows",
      ).replace('trio.look', 'tallRows.look'),
    );
  });

  test('is imported where there was none', () => {
    const text = withLook(project, page, page.at(1), rows).get(PAGE);
    expect(text).toContain("import team from '~/sections/team/looks/tall-rows.module.css';\n");
    expect(text).toContain('<Team {...content.alumni} className={team.look} />');
  });

  test('goes with its import', () => {
    const text = withLook(project, page, page.at(0), undefined).get(PAGE);
    expect(text).toContain('<Team {...content.people} priority client:seen />');
    expect(text).not.toContain('trio');
  });

  test('stays where another section wears it too', () => {
    const both = (FILES[PAGE] ?? '').replace(
      '{...content.alumni}',
      '{...content.alumni} className={trio.look}',
    );
    const now = withTexts(project, new Map([[PAGE, both]]));
    const text = withLook(now, open(now), open(now).at(1), rows).get(PAGE);
    expect(text).toContain('<Team {...content.people} className={trio.look} priority');
    expect(text).toContain('<Team {...content.alumni} className={team.look} />');
  });
});
