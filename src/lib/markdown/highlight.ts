import { runHighlighterWithAstro } from '@astrojs/prism/dist/highlighter';
import { ELEMENT_NODE, parse, renderSync, type Node } from 'ultrahtml';

/** The languages of the template's own pages and content. */
export type CodeLanguage = 'astro' | 'yaml';

/** Prism's names of the tokens that `src/ui/code/code.css` styles. */
export const STYLED_PARTS = (
  'keyword key tag atrule string attr-value number boolean ' +
  'comment prolog script language-javascript spread'
).split(' ');

/**
 * Highlights code as HTML, with Prism's classes (`token string`) on `span`s, as in posts; the rules
 * are in `src/ui/code/code.css`. Runs at build only.
 */
export async function highlight(code: string, language: CodeLanguage): Promise<string> {
  const { html } = await runHighlighterWithAstro(language, code);
  const { children } = parse(html) as { children: Node[] };
  return children
    .flatMap(styledOnly)
    .map((node) => renderSync(node))
    .join('');
}

/** Unwraps tokens without a style, which are most of those in a page's code. */
function styledOnly(node: Node): Node[] {
  if (node.type !== ELEMENT_NODE) return [node];
  const children = node.children.flatMap(styledOnly);
  const names = (node.attributes['class'] ?? '').split(' ');
  const styled = names.filter((name) => STYLED_PARTS.includes(name));
  if (styled.length === 0) return children;
  return [{ ...node, attributes: { class: ['token', ...styled].join(' ') }, children }];
}
