/**
 * Gives the page styles that come with a script, for what only script makes: `import css from
 * './x.css?inline'`. A plain import of CSS from the shell's scripts would reach every page.
 *
 * @param css its rules should stand in a layer, as all others do
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
