/** The most pages to list for one message that applies to many. */
const MOST_PAGES = 3;

/**
 * Formats messages about pages: each message once, with the pages that have it.
 *
 * @param sign the start of each message: `✖`
 * @param messages messages by page
 */
export function formatByPage(
  sign: string,
  messages: ReadonlyMap<string, readonly string[]>,
): string {
  const pages = new Map<string, string[]>();
  for (const [path, lines] of messages)
    for (const line of lines) pages.set(line, [...(pages.get(line) ?? []), path]);
  return [...pages]
    .map(([line, paths]) => {
      const more = paths.length - MOST_PAGES;
      const on = paths.slice(0, MOST_PAGES).join(', ');
      return `${sign} ${line}\n  → on ${on}${more > 0 ? ` and ${more} more pages` : ''}`;
    })
    .join('\n');
}
