/**
 * Runs in the page: does what browsers do that translate it. Each text's place is taken by an element, those of
 * texts that come later too.
 */
export function translatePage(): void {
  const skipped = 'script, style, template, textarea, noscript, svg, font, [translate=no]';
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
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
