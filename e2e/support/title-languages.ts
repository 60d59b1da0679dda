import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { originalLanguage, splitPath } from '../../src/lib/languages/languages.ts';
import { pageSources } from '../../src/lib/languages/page-sources.ts';
import {
  languageOfFile,
  originalOf,
  translatedFile,
} from '../../src/lib/languages/translation-files.ts';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';
import { POST_FOLDERS } from '../../src/lib/posts/journal.ts';
import { WORK_FOLDERS } from '../../src/lib/works/work-files.ts';
import { attribute, elementsIn, parsePage } from '../../tools/lib/html.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import type { Route } from '../../tools/site/routes.ts';

const head = z.object({ title: z.coerce.string().optional() }).nullable();

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function titleOf(file: string): string | undefined {
  const text = read(file);
  return head.parse(parse(file.endsWith('.md') ? (splitText(text)?.top ?? '') : text))?.title;
}

/** The titles of all works and posts, each with the languages that it is written in. */
const languagesOfTitles = new Map(
  [
    ...Map.groupBy(
      globSync([`${WORK_FOLDERS}/*.yaml`, `${POST_FOLDERS}/*.md`], { cwd: ROOT }).map((path) => {
        const file = path.replaceAll('\\', '/');
        const language = languageOfFile(file) ?? originalLanguage;
        // A title that a translation leaves out is the same in its language.
        return { title: titleOf(file) ?? titleOf(originalOf(file)) ?? '', language };
      }),
      ({ title }) => title,
    ),
  ].map(([title, all]) => [title, all.map(({ language }) => language)] as const),
);

/** What all pages may say: members, clients and services, of which some are called like works. */
const shared = globSync('src/content/*.yaml', { cwd: ROOT }).map(read);

const sources = pageSources();

/** What a page says by itself, in its own content or in lists that pages share. */
function ownWords({ path }: Route): string {
  const { language, path: original } = splitPath(path);
  const file = sources.get(original);
  const own = file === undefined ? [] : [file, translatedFile(file, language)];
  const there = own.flatMap((one) => globSync(one, { cwd: ROOT }));
  return [...shared, ...there.map(read)].join('\n');
}

/** A title alone, or as a link's hidden end: `: Vela`. */
const titleIn = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/^: /, '');

/** A title on a page, and the language that its elements give it. */
interface SaidTitle {
  title: string;
  language: string;
}

/** Titles of works and posts in a page's main part. */
function titlesOn({ file }: Route): SaidTitle[] {
  const said: SaidTitle[] = [];
  const visit = (node: Tree.Node, outer: string) => {
    const language = (adapter.isElementNode(node) ? attribute(node, 'lang') : undefined) ?? outer;
    if (adapter.isTextNode(node) && languagesOfTitles.has(titleIn(node.value)))
      said.push({ title: titleIn(node.value), language });
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, language);
  };
  const elements = elementsIn(parsePage(readFileSync(file, 'utf8')));
  const [html] = elements;
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (main) visit(main, (html && attribute(html, 'lang')) ?? '');
  return said;
}

/** Titles of works and posts that a page shows in another language than it says that they are in. */
export function wronglyMarkedTitles(route: Route): string[] {
  const own = ownWords(route);
  return titlesOn(route)
    .filter(({ title }) => !own.includes(title))
    .filter(({ title, language }) => languagesOfTitles.get(title)?.includes(language) === false)
    .map(({ title, language }) => `"${title}" in ${language}`);
}
