import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { markdownToHtml, type HastPluginInput, type MdastPluginInput } from 'satteri';
import { MARKDOWN_FEATURES } from '../../../../src/lib/markdown/markdown-tree.ts';
import { alignedCells, codeBlocks, tables } from '../../../astro/markdown/code-blocks.ts';
import { headingIds } from '../../../astro/markdown/heading-ids.ts';
import type { BookChapter } from '../../contract/help.ts';
import { Refusal } from '../call.ts';

const FOLDER = 'docs';

/** Addresses that lead somewhere from the studio’s window; the others are meant for readers of the files. */
const LEADS = /^(?:https?:|mailto:|#|[\w-]+\.md(?:#|$))/;

/** The names of the book’s chapters. */
export const chapterNames = (root: string): string[] =>
  globSync('*.md', { cwd: join(root, FOLDER) })
    .map((file) => basename(file, '.md'))
    .toSorted();

/**
 * A chapter, to be read in the studio’s window.
 *
 * @throws {Refusal} where there is none of this name
 */
export async function readChapter(root: string, name: string): Promise<BookChapter> {
  const file = join(root, FOLDER, `${name}.md`);
  if (!/^[\w-]+$/.test(name) || !existsSync(file))
    throw new Refusal(`The book has no chapter ${name}.`);
  const titles: string[] = [];
  const { html } = await markdownToHtml(readFileSync(file, 'utf8'), {
    mdastPlugins: [withoutHtml()],
    hastPlugins: [
      withoutTitle(titles),
      links(),
      codeBlocks(),
      tables(),
      alignedCells(),
      headingIds(),
    ],
    features: { ...MARKDOWN_FEATURES, rawHtml: false },
  });
  return { title: titles[0] ?? name, html };
}

/** Takes HTML away, which the window would take for its own. */
const withoutHtml = (): MdastPluginInput => ({
  name: 'without-html',
  html: (node, context) => {
    context.removeNode(node);
  },
});

/** Takes the title away, which the window shows above the text. */
const withoutTitle = (titles: string[]): HastPluginInput => ({
  name: 'without-title',
  element: {
    filter: ['h1'],
    visit(node, context) {
      titles.push(context.textContent(node));
      context.removeNode(node);
    },
  },
});

/** Opens pages of the web beside the studio, and takes away addresses that lead nowhere from there. */
const links = (): HastPluginInput => ({
  name: 'links',
  element: {
    filter: ['a'],
    visit(node, context) {
      const href = String(node.properties['href']);
      if (!LEADS.test(href)) context.setProperty(node, 'href', null);
      if (!/^https?:/.test(href)) return;
      context.setProperty(node, 'target', '_blank');
      context.setProperty(node, 'rel', 'noreferrer');
    },
  },
});
