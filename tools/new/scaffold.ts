import { posix } from 'node:path';
import { FOLDER_PAGE, slugOfFile } from '../../src/lib/markdown/markdown-names.ts';
import { foldLatin } from '../../src/lib/fold.ts';
import { languageOfFile } from '../../src/lib/languages/translation-files.ts';
import { slugify } from '../../src/lib/routes/slugify.ts';
import { workFileOf, WORK_FOLDERS } from '../../src/lib/works/work-files.ts';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { Project } from '../lib/project.ts';
import { innerPagesOf } from '../take/pages.ts';
import { keysOf } from '../lib/yaml-blocks.ts';

/** What `npm run new` makes. */
export const KINDS = ['page', 'text', 'post', 'work', 'section'] as const;

/** A new file's path, and its text. */
export type Files = ReadonlyMap<string, string>;

/** What is said in Latin letters, as the name of a new file: `uber-uns`. Other scripts stay what they are. */
export const fileName = (words: string): string => slugify(foldLatin(words));

const said = (text: string) => JSON.stringify(text);
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is called as somebody says it, and how a file or an address writes that. */
function namesOf(words: string): { title: string; slug: string } {
  const slug = fileName(words);
  if (slug === '') throw new Failure('A name with a letter or a digit in it is needed.');
  if (slug === FOLDER_PAGE)
    throw new Failure(`"${slug}" is what hosts call a folder’s own page. Choose another name.`);
  return { slug, title: words === slug ? titled(slug) : words };
}

/** @throws {Failure} where one of the files is there already */
function fresh(project: Project, files: Record<string, string>): Files {
  for (const file of Object.keys(files))
    if (project.has(file)) throw new Failure(`${file} is there already. Choose another name.`);
  return new Map(Object.entries(files));
}

/** @throws {Failure} where a page has the address that a new one would have */
function expectFreePage(project: Project, slug: string): void {
  const taken = innerPagesOf(project).some((name) => slugify(name) === slug);
  if (taken || project.has(`src/pages/${slug}.astro`))
    throw new Failure(`There is a page /${slug} already. Choose another name.`);
}

/** A page, its content, and its entry at the menu's end. */
export function newPage(project: Project, words: string): Files {
  const { slug, title } = namesOf(words);
  expectFreePage(project, slug);
  const menu = 'src/content/menu.yaml';
  const files = fresh(project, {
    [`src/pages/${slug}.astro`]: `---
import { z } from 'astro/zod';
import { readPage } from '~/lib/content/read-page';
import { titleBannerSchema } from '~/sections/title-banner/title-banner.schema';
import InnerPage from '~/shell/InnerPage.astro';
import { Section } from '~/ui/section/Section';

const content = await readPage('${slug}', {
  banner: titleBannerSchema,
  text: z.array(z.string().min(1)).min(1).describe('The page’s paragraphs.'),
});
---

<InnerPage {...content.meta} banner={content.banner}>
  <Section aria-label={content.meta.title}>
    {content.text.map((paragraph) => <p>{paragraph}</p>)}
  </Section>
</InnerPage>
`,
    [`src/content/pages/${slug}.yaml`]: `# yaml-language-server: $schema=../../../schemas/pages/${slug}.json
title: ${said(title)}
description: ${said(`${title}: say here in one or two sentences what search results show of this page.`)}

banner:
  heading: ${said(title)}
  text: One sentence about what is found here.

text:
  - The first paragraph.
  - The second one.
`,
  });
  if (!project.has(menu)) return files;
  // A translation of the menu has an entry for each of the original's; an empty one says the same.
  const translations = project.files.filter((file) => isMenuTranslation(file));
  return new Map([
    ...files,
    [menu, withEntry(project, menu, `{ label: ${said(title)}, path: /${slug} }`)],
    ...translations.map((file) => [file, withEntry(project, file, '{}')] as const),
  ]);
}

const isMenuTranslation = (file: string) =>
  posix.matchesGlob(file, 'src/content/menu.*.yaml') && languageOfFile(file) !== undefined;

const withEntry = (project: Project, menu: string, entry: string) =>
  `${project.read(menu).trimEnd()}\n- ${entry}\n`;

/** A page in Markdown, which needs no page file. */
export function newText(project: Project, words: string, today: string): Files {
  const { slug, title } = namesOf(words);
  expectFreePage(project, slug);
  return fresh(project, {
    [`src/content/pages/${slug}.md`]: `---
title: ${said(title)}
description: ${said(`${title}: say here in one or two sentences what search results show of this page.`)}
banner:
  text: One sentence about what is found here.
updated: ${today}
# Whether the last line of every page leads here. For the menu, add a line to src/content/menu.yaml.
footer: true
---

The first paragraph, set larger. {name}, {address}, {email} and {phone} come from \`site.config.ts\`.

## A heading

What is still to be filled in stands in [[two brackets]]: the build warns of it.

## Another heading

- A point.
- Another one, with **bold** words and a [link](/).
`,
  });
}

const CATEGORY = /^category: *(.+)$/m;

/** A post of the journal, dated today. */
export function newPost(project: Project, words: string, today: string): Files {
  const { slug, title } = namesOf(words);
  const folder = 'src/content/posts/';
  const posts = project.files.filter(
    (file) => file.startsWith(folder) && file.endsWith('.md') && languageOfFile(file) === undefined,
  );
  const other = posts.find((file) => slugOfFile(file) === slug);
  if (other !== undefined)
    throw new Failure(`${other} stands at /blog/${slug} already. Choose another name.`);
  const team = 'src/content/team.yaml';
  const [author] = project.has(team) ? keysOf(team, project.read(team)) : [];
  const [post] = posts;
  const [, category = 'News'] = (post && CATEGORY.exec(project.read(post))) ?? [];
  const cover =
    project.files.find((file) => /^src\/assets\/articles\/.*\.webp$/.test(file)) ??
    project.files.find((file) => /^src\/assets\/.*\.webp$/.test(file));
  if (author === undefined) throw new Failure(`${team} has nobody who could have written it.`);
  if (cover === undefined) throw new Failure('There is no picture below src/assets for its top.');
  return fresh(project, {
    [`${folder}${slug}.md`]: `---
title: ${said(title)}
category: ${category}
date: ${today}
author: ${author}
cover:
  file: ${cover.slice('src/assets/'.length)}
  alt: What the picture on top shows.
excerpt: >-
  One or two sentences of fifty letters or more, or 25 signs of Chinese, Japanese or Korean, for lists,
  the feed and search results.
---

The first paragraph.
`,
  });
}

/** Where a new work stands, and what it begins with. */
interface WorkChoice {
  /** Relative to the project's folder; that of the only home that has works where nothing is said. */
  readonly folder?: string;
  /** Its parts in YAML, for its cover: one text where nothing is said. */
  readonly partsFor?: (cover: string) => string;
}

const TEXT_PART = `  - text: |
      The first paragraph.

      ## A heading

      And what follows.
`;

/**
 * A work of the only home that has works, or of no home: a file, and with it a page.
 *
 * @param today as a year, a month and a day
 */
export function newWork(
  project: Project,
  words: string,
  today: string,
  { folder = workFolderOf(project), partsFor = () => TEXT_PART }: WorkChoice = {},
): Files {
  const { slug, title } = namesOf(words);
  const works = project.files.filter(
    (file) =>
      posix.matchesGlob(file, `${WORK_FOLDERS}/*.yaml`) && languageOfFile(file) === undefined,
  );
  const other = works.find((file) => workFileOf(file).name === slug);
  if (other !== undefined) throw new Failure(`${other} has its address. Choose another name.`);
  const picture = project.files.find((file) => /^src\/assets\/.*\.webp$/.test(file));
  const cover = picture?.slice('src/assets/'.length) ?? 'folder/picture.webp';
  const category = categoryOf(project, works) ?? 'Web Design';
  return fresh(project, {
    [`${folder}/${slug}.yaml`]: `# yaml-language-server: $schema=${posix.relative(folder, 'schemas/works.json')}
# Every field and part, with examples: docs/works.md
title: ${said(title)}
category: ${category}
year: ${today.slice(0, 4)}
client: Whom it was made for.
description: One or two sentences on cards, at the head of its page and in search results.
facts:
  - { term: What is told, detail: The fact itself }
cover:
  file: ${cover}
  alt: What the picture shows.
parts:
${partsFor(cover)}`,
  });
}

/** The folder of the only home that has works, or that of works of no home. */
function workFolderOf(project: Project): string {
  const homes = project.files.filter((file) => posix.matchesGlob(file, 'src/demos/*/work.astro'));
  const [home] = homes.length === 1 ? homes : [];
  return home === undefined ? 'src/content/works' : posix.join(posix.dirname(home), 'works');
}

/** The category of the first work: another one of its kind is related to it. */
const categoryOf = (project: Project, [work]: readonly string[]) =>
  work === undefined ? undefined : /^category: (.+)$/m.exec(project.read(work))?.[1];

/** A section: component, schema, bare stylesheet and test. */
export function newSection(project: Project, words: string): Files {
  const { slug } = namesOf(words);
  const name = pascal(slug);
  // It names a folder, a component and a class in the stylesheet.
  if (!/^[a-z][a-z\d-]*$/.test(slug))
    throw new Failure(
      'A section’s name begins with a letter, and has Latin letters alone: timeline.',
    );
  const schema = `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
  const file = (rest: string) => `src/sections/${slug}/${rest}`;
  return fresh(project, {
    [file(`${name}.tsx`)]: `import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import type { ${schema} } from './${slug}.schema';
import styles from './${slug}.module.css';

/** What the section shows, and the attributes of its element. */
type ${name}Props = z.infer<typeof ${schema}> & ComponentPropsWithoutRef<'section'>;

/**
 * What this section is for, in one sentence.
 *
 * Slots: title, text.
 */
export function ${name}({ heading, text, className, ...rest }: ${name}Props) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      <h2 id={headingId} data-slot="title">
        {heading}
      </h2>
      {text && <p data-slot="text">{text}</p>}
    </section>
  );
}
`,
    [file(`${slug}.schema.ts`)]: `import { z } from 'astro/zod';

/** What the content of this section says. */
export const ${schema} = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  text: z.string().optional().describe('One or two sentences below it.'),
});
`,
    [file(`${slug}.module.css`)]: `@layer sections {
  .section {
    padding: var(--space-section) var(--space-gutter);
  }
}
`,
    [file(`${slug}.test.tsx`)]: `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${name} } from './${name}';
import { ${schema} } from './${slug}.schema';

test('prints what its content says, each part in its slot', () => {
  const content = ${schema}.parse({ heading: 'A heading', text: 'A sentence.' });
  const html = renderToStaticMarkup(<${name} {...content} className="look" />);
  expect(html).toMatch(/<h2[^>]*data-slot="title"[^>]*>A heading</);
  expect(html).toContain('data-slot="text">A sentence.');
  expect(html).toContain('look');
});

test('an unknown field is a mistake', () => {
  expect(${schema}.safeParse({ heading: 'A heading', headign: 'B' }).success).toBe(false);
});
`,
  });
}
