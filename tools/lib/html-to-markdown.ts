import { gfm } from '@truto/turndown-plugin-gfm';
import TurndownService from 'turndown';

/**
 * A service that writes HTML as Markdown in this project's manner: `#` headings, fenced code, `-` lists,
 * tables and strikethrough as GitHub writes them. Callers add rules for elements of their own.
 */
export function markdownWriter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '_',
    hr: '---',
  });
  service.use(gfm);
  return service;
}
