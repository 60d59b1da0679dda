/**
 * Adds styles to the page that only a script's own elements need: `import css from
 * './x.css?inline'`. A plain CSS import in the shell's scripts would reach every page.
 *
 * @param css its rules should be in a layer, like all others
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
