import type { Facts } from '../content/facts';
import { withBase } from '../routes/url';

/**
 * Code and comments, whose content is literal; tags; placeholders; names of facts. satteri closes
 * every tag and puts every value in double quotes.
 */
const PARTS =
  /<!--[^]*?-->|<(pre|code)\b[^]*?<\/\1>|<(?:"[^"]*"|[^>"])*>|\[\[([^[\]\n]+)\]\]|(?<!\{)\{([A-Za-z]+)\}(?!\})/g;

/** An address in a tag, whose braces Markdown has escaped. */
const ADDRESS = /(\s(?:href|src)=")([^"]*)"/;
const ESCAPED_NAME = /%7B([A-Za-z]+)%7D/gi;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The HTML of a Markdown text as its page prints it: facts such as `{name}` are filled in,
 * placeholders such as `[[this]]` are wrapped in `<mark>`, and the site's own addresses get its
 * base path.
 */
export function printedHtml(html: string, facts: Facts, base?: string): string {
  const factOf = (name: string) => (facts[name] === undefined ? undefined : String(facts[name]));
  return html.replace(PARTS, (whole: string, code?: string, open?: string, name?: string) => {
    if (code !== undefined || whole.startsWith('<!--')) return whole;
    if (open !== undefined) return `<mark>${open}</mark>`;
    if (name !== undefined) return escaped(factOf(name) ?? whole);
    return whole.replace(ADDRESS, (_, before: string, address: string) => {
      const said = address.replace(ESCAPED_NAME, (all, fact: string) => factOf(fact) ?? all);
      return `${before}${escaped(withBase(said.replaceAll('&amp;', '&'), base))}"`;
    });
  });
}
