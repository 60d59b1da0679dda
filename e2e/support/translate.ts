/**
 * Runs in the page: imitates the translation of browsers. It replaces each text by an element,
 * including texts that are added later.
 */
export function translatePage(): void {
  const skipped = 'script, style, template, textarea, noscript, svg, font, [translate=no]';
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped)) return;
    const outer = font();
    outer.append(font());
    outer.firstElementChild?.append(text.data.toUpperCase());
    text.replaceWith(outer);
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
