import type { Facts } from '../content/facts';
import { withBase } from '../routes/url';

/**
 * Code and comments, in which everything stands for itself; tags; what is still to be filled in; names of
 * facts. satteri prints every tag closed and every value in double quotes.
 */
const PARTS =
  /<!--[^]*?-->|<(pre|code)\b[^]*?<\/\1>|<(?:"[^"]*"|[^>"])*>|\[\[([^[\]\n]+)\]\]|(?<!\{)\{([A-Za-z]+)\}(?!\})/g;

/** An address in a tag, of which Markdown has written the braces otherwise. */
const ADDRESS = /(\s(?:href|src)=")([^"]*)"/;
const ESCAPED_NAME = /%7B([A-Za-z]+)%7D/gi;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The HTML of a text in Markdown as its page prints it: facts in the places of their names, `{name}`, a
 * `<mark>` around what is still to be filled in, `[[so]]`, and the site's base path before its own addresses.
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
