/** The most pages that are named for one thing that stands on many. */
const MOST_PAGES = 3;

/**
 * What is to be told of pages, each thing once, with the pages that have it.
 *
 * @param sign what each begins with: `✖`
 * @param told lines by the page that they are told of
 */
export function formatByPage(sign: string, told: ReadonlyMap<string, readonly string[]>): string {
  const pages = new Map<string, string[]>();
  for (const [path, lines] of told)
    for (const line of lines) pages.set(line, [...(pages.get(line) ?? []), path]);
  return [...pages]
    .map(([line, paths]) => {
      const more = paths.length - MOST_PAGES;
      const on = paths.slice(0, MOST_PAGES).join(', ');
      return `${sign} ${line}\n  → on ${on}${more > 0 ? ` and ${more} more pages` : ''}`;
    })
    .join('\n');
}
