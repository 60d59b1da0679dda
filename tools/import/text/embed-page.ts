/** Frames of films, and the pages that show the same film. */
const PAGES: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]{11})/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
];

/**
 * The page that shows what a frame shows. Texts in Markdown have no frames here, so a link takes its place.
 *
 * @returns undefined for what is no address on the web
 */
export function embedPage(address: string): string | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  for (const [pattern, page] of PAGES) {
    const [, id] = pattern.exec(url.href.replace(/^http:/, 'https:')) ?? [];
    if (id !== undefined) return page(id);
  }
  return url.href;
}
