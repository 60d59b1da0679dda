import { serialize } from 'parse5';
import type TurndownService from 'turndown';
import { markdownWriter } from '../../lib/html-to-markdown.ts';
import { FOOTNOTE } from './footnotes.ts';
import { guardWords, withComments } from './guard.ts';
import type { Fragment } from './tree.ts';

/** Elements that Markdown has no sign for, and that a text may have as HTML. */
const AS_HTML = ['sup', 'sub', 'kbd', 'mark', 'samp', 'abbr'] as const;

/** What Markdown reads as a tag, an entity, a struck word or a definition. */
const escapeMore = (text: string): string =>
  text
    .replace(/</g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~/g, '\\~')
    .replace(/\|/g, '\\|')
    .replace(/^: /gm, '\\: ');

const attributeOf = (node: TurndownService.Node, name: string): string =>
  'getAttribute' in node ? (node.getAttribute(name) ?? '') : '';

const isNamed = (node: TurndownService.Node, name: string) => node.nodeName.toLowerCase() === name;

let kept: TurndownService | undefined;

/** The writer, with the rules that this project’s Markdown has beyond GitHub’s. */
function writer(): TurndownService {
  if (kept) return kept;
  const service = markdownWriter();
  const escape = service.escape.bind(service);
  service.escape = (text) => escapeMore(escape(text));
  service.addRule('as-html', {
    filter: [...AS_HTML],
    replacement: (content, node) => {
      const number = attributeOf(node, FOOTNOTE);
      if (number !== '') return `[^${number}]`;
      const name = node.nodeName.toLowerCase();
      const title = attributeOf(node, 'title').replace(/["<>&]/g, '');
      if (content.trim() === '') return '';
      return `<${name}${name === 'abbr' && title ? ` title="${title}"` : ''}>${content}</${name}>`;
    },
  });
  service.addRule('footnote', {
    filter: (node) => isNamed(node, 'div') && attributeOf(node, FOOTNOTE) !== '',
    replacement: (content, node) =>
      `\n\n[^${attributeOf(node, FOOTNOTE)}]: ${content.trim().replace(/\n(?=.)/g, '\n    ')}\n\n`,
  });
  service.addRule('term', {
    filter: 'dt',
    replacement: (content) => `\n\n${content.trim().replace(/\s+/g, ' ')}\n`,
  });
  service.addRule('definition', {
    filter: 'dd',
    replacement: (content) => `\n: ${content.trim().replace(/\n(?=.)/g, '\n  ')}\n`,
  });
  kept = service;
  return service;
}

/**
 * Writes a text that has its shape as Markdown.
 *
 * @param allowsHtml whether HTML may stand in it, as in posts and pages
 */
export function toMarkdown(fragment: Fragment, allowsHtml = true): string {
  guardWords(fragment, allowsHtml);
  return withComments(writer().turndown(serialize(fragment))).trim();
}
