import type TurndownService from 'turndown';
import { markdownWriter } from '../../../lib/html-to-markdown.ts';

/** One line of Markdown: a heading's words, or a link's. */
const inOneLine = (markdown: string) => markdown.trim().replace(/\s*\n\s*/g, ' ');

/** A line of a card that may become its link: its heading, or else its first line of words. */
const HEADING = /^#{1,6} /;

/** A link around headings and paragraphs, which Markdown has not: its heading becomes the link. */
function linkedCard(content: string, href: string): string {
  const lines = content.split('\n');
  const heading = lines.findIndex((line) => HEADING.test(line));
  const words = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('!['));
  const at = heading >= 0 ? heading : words;
  if (at < 0) return content;
  const [, sign = '', label = ''] = /^(#{1,6} |[-*] |> )?(.*)$/.exec(lines[at] ?? '') ?? [];
  return lines.with(at, `${sign}[${label}](${href})`).join('\n');
}

/** The Markdown of a link; a link without words has its accessible name. */
function link(content: string, node: TurndownService.Node): string {
  if (!('getAttribute' in node)) return content;
  const href = node.getAttribute('href') ?? '';
  const text = content.trim() || (node.getAttribute('aria-label') ?? '').trim();
  if (href === '' || text === '') return text;
  return text.includes('\n') || HEADING.test(text)
    ? `\n\n${linkedCard(text, href)}\n\n`
    : `[${text}](${href})`;
}

/**
 * A service that writes a page's HTML as Markdown in which nothing but code looks like HTML: cards are
 * links in their headings, and terms stand in bold before what they mean.
 */
export function twinWriter(): TurndownService {
  const service = markdownWriter();
  const escape = service.escape.bind(service);
  service.escape = (text) => escape(text).replace(/<(?=[a-z/!?])/gi, '\\<');
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) =>
      inOneLine(content) === ''
        ? ''
        : `\n\n${'#'.repeat(Number(node.nodeName.slice(1)))} ${inOneLine(content)}\n\n`,
  });
  service.addRule('link', { filter: 'a', replacement: link });
  service.addRule('term', {
    filter: 'dt',
    replacement: (content) => `\n\n**${inOneLine(content)}**\n`,
  });
  service.addRule('meaning', {
    filter: 'dd',
    replacement: (content) => `\n${content.trim()}\n`,
  });
  return service;
}
