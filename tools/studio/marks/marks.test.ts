import { describe, expect, it } from 'vitest';
import { parseCode } from '../../lib/syntax.ts';
import { openProject, type Project } from '../../lib/project.ts';
import { ROOT } from '../../lib/paths.ts';
import { readPage, sectionedPages } from '../../take/sections/page.ts';
import { markSections } from './mark-sections.ts';

const PAGE = `---
import { Hero } from '~/sections/hero/Hero';
import { News } from '~/sections/news/News';
import { Tiles } from '~/sections/tiles/Tiles';
import { readPage } from '~/lib/content/read-page';
import Page from '~/shell/Page.astro';
const content = await readPage('about', { hero: a, tiles: b, news: c });
const { news } = content;
---

<Page {...content.meta}>
  <Hero {...content.hero}>
    <Tiles {...content.tiles} />
  </Hero>
  <News {...news} client:seen />
</Page>
`;

const FILES: Readonly<Record<string, string>> = {
  'src/pages/about.astro': PAGE,
  'src/content/pages/about.yaml': 'title: About\n',
  'src/sections/hero/Hero.tsx': '',
  'src/sections/news/News.tsx': '',
  'src/sections/tiles/Tiles.tsx': '',
};

const project: Project = {
  root: '/none',
  files: Object.keys(FILES),
  has: (file) => file in FILES,
  read: (file) => FILES[file] ?? '',
};

describe('marks of a page’s sections', () => {
  it('says before each section which parts of the content it shows', () => {
    const page = readPage(project, 'src/pages/about.astro');
    const text = page && markSections(page);
    const said = [...(text ?? '').matchAll(/<!--(.*?)-->/g)].map(([, comment]) => comment);
    expect(said).toEqual(['studio:0:hero,tiles', '/studio', 'studio:1:news', '/studio']);
    expect(text).toContain(`<!--/studio-->'} />\n  <Fragment`);
  });

  it('leaves every page of the site one that compiles, with all of its sections', () => {
    const pages = sectionedPages(openProject(ROOT));
    for (const page of pages) {
      const marked = markSections(page);
      const errors = () => parseCode(page.page.file, marked);
      expect(errors, page.page.file).not.toThrow();
      expect(marked.split('<!--studio:').length - 1).toBe(page.sections.length);
      expect(marked.split('<!--/studio-->').length - 1).toBe(page.sections.length);
    }
  });
});
