import { runHighlighterWithAstro } from '@astrojs/prism/dist/highlighter';

/** What the template's own pages and content are written in. */
export type CodeLanguage = 'astro' | 'yaml';

/**
 * Code as HTML, its parts in `span`s with Prism's classes (`token string`), as in posts; the rules are
 * in `src/ui/code/code.css`. At build only.
 */
export async function highlight(code: string, language: CodeLanguage): Promise<string> {
  const { html } = await runHighlighterWithAstro(language, code);
  return html;
}
