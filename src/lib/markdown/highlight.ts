import { runHighlighterWithAstro } from '@astrojs/prism/dist/highlighter';
import { ELEMENT_NODE, parse, renderSync, type Node } from 'ultrahtml';

/** What the template's own pages and content are written in. */
export type CodeLanguage = 'astro' | 'yaml';

/** Prism's names of the parts that `src/ui/code/code.css` has a rule for. */
export const STYLED_PARTS = (
  'keyword key tag atrule string attr-value number boolean ' +
  'comment prolog script language-javascript spread'
).split(' ');

/**
 * Code as HTML, its parts in `span`s with Prism's classes (`token string`), as in posts; the rules are
 * in `src/ui/code/code.css`. At build only.
 */
export async function highlight(code: string, language: CodeLanguage): Promise<string> {
  const { html } = await runHighlighterWithAstro(language, code);
  const { children } = parse(html) as { children: Node[] };
  return children
    .flatMap(styledOnly)
    .map((node) => renderSync(node))
    .join('');
}

/** A part without the marks that no rule is for: of a page's lines they are most. */
function styledOnly(node: Node): Node[] {
  if (node.type !== ELEMENT_NODE) return [node];
  const children = node.children.flatMap(styledOnly);
  const names = (node.attributes['class'] ?? '').split(' ');
  const styled = names.filter((name) => STYLED_PARTS.includes(name));
  if (styled.length === 0) return children;
  return [{ ...node, attributes: { class: ['token', ...styled].join(' ') }, children }];
}
