import { markdownToHtml } from 'satteri';
import { MARKDOWN_FEATURES } from '../../../src/lib/markdown/markdown-tree.ts';
import type { Body } from '../model.ts';
import { parseHtml, type Fragment } from './tree.ts';

/** A text of an old site as a tree. Markdown becomes HTML first, so that one way of cleaning fits all. */
export function readBody(body: Body): Fragment {
  if ('html' in body) return parseHtml(readable(body.html));
  const features = { ...MARKDOWN_FEATURES, frontmatter: false } as const;
  return parseHtml(markdownToHtml(readable(body.markdown), { features }).html);
}

/** Without what stands for letters that an earlier program lost: the build takes such a text for broken. */
const readable = (text: string): string => text.replace(/[\0\uFFFD]/g, '');
