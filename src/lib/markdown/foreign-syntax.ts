/** Another program's notation that is neither Markdown nor HTML, and would be printed as it is. */
interface Notation {
  readonly pattern: RegExp;
  /** Its name in messages. */
  readonly name: string;
  /** What to write here instead. */
  readonly instead: string;
}

/** Searched for in text, never in code. The first match at a position names it. */
const NOTATIONS: readonly Notation[] = [
  {
    pattern: /\{\{\s*[<%][^}]*\}\}/g,
    name: 'a shortcode of Hugo',
    instead: 'Markdown or HTML that says the same',
  },
  {
    pattern: /\{\{[^}]*\}\}/g,
    name: 'a tag of a template language such as Liquid',
    instead: 'its value, or Markdown that says the same',
  },
  {
    pattern: /\{%[^}]*%\}|\{#(?=[\s-])[^}]*#\}/g,
    name: 'a tag of a template language such as Liquid',
    instead: 'Markdown or HTML that says the same',
  },
  {
    pattern: /!\[\[[^\]\n]+\]\]/g,
    name: 'a picture as Obsidian embeds it',
    instead: '![what it shows](../../assets/name.webp)',
  },
  {
    pattern: /^\[\[?_?TOC_?\]?\]$/gim,
    name: 'a list of contents',
    instead: 'nothing: the list stands beside the text by itself',
  },
  {
    pattern: /^:::.*$/gm,
    name: 'a box of Docusaurus or VitePress',
    instead: 'a quotation, "> …"',
  },
  {
    pattern: /^\[![A-Za-z]+\][+-]?/gm,
    name: 'the kind of a callout',
    instead: 'a quotation that begins with bold words, "> **Note:** …"',
  },
  {
    pattern: /\{:[^}\n]*\}|\{[.#]\w[^}\n]*\}/g,
    name: 'attributes as kramdown or Pandoc writes them',
    instead: 'HTML, where a class is really meant',
  },
  {
    pattern:
      /\[\/?(?:audio|caption|contact-form-7|embed|gallery|playlist|video|youtube)\b[^\]\n]*\]/g,
    name: 'a shortcode of WordPress',
    instead: 'Markdown or HTML that says the same',
  },
  {
    pattern:
      /^(?:import\s.*\bfrom\s+['"]|import\s+['"]|export\s+(?:const|default|function)\b).*$/gm,
    name: 'a line of MDX',
    instead: 'a post without components: MDX is not read here',
  },
  {
    pattern: /^\*\[[^\]\n]+\]:.*$/gm,
    name: 'an abbreviation of Markdown Extra',
    instead: '<abbr title="…">…</abbr>',
  },
  { pattern: /\$\$[^$]+\$\$/g, name: 'a formula of TeX', instead: 'a picture of it, or code' },
  {
    pattern: /(?<![\w=])==(?=\S)[^=\n]*\S==(?![\w=])/g,
    name: 'a highlight',
    instead: '<mark>…</mark>',
  },
  { pattern: /%%[^%]+%%/g, name: 'a comment of Obsidian', instead: '<!-- … -->' },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d]*(?:[_+-][a-z\d]+)*:(?![\w:])/g,
    name: 'the name of an emoji',
    instead: 'the emoji itself',
  },
  { pattern: /(?<=\w)\^[\w+-]+\^/g, name: 'a raised sign', instead: '<sup>…</sup>' },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    name: 'a footnote that is not there',
    instead: 'its text in a line of its own, "[^1]: …"',
  },
  {
    pattern: /<[a-z][a-z\d-]*\s[^<>]*=[^<>]*>/gi,
    name: 'a tag that cannot be read',
    instead: 'attributes in quotation marks: <a href="/contact">',
  },
  {
    pattern: /!?\[[^\]\n]*\]\([^)\n]*\)/g,
    name: 'a link or picture that cannot be read',
    instead: 'an address without blanks, or one in angle brackets: [words](</price list.pdf>)',
  },
  {
    pattern: /!?\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    name: 'a reference that is not there',
    instead: 'its address in a line of its own, "[name]: /address"',
  },
];

/** Double square brackets: a placeholder in a page, a link of a note-taking program in a post. */
const WIKI_LINK: Notation = {
  pattern: /\[\[[^[\]\n]+\]\]/g,
  name: 'a link as Obsidian and wikis write it',
  instead: '[words](/blog/name)',
};

/** Replaces matches, so that no other pattern matches them again. */
const SEEN = '\0';

/** A notation that another program would have interpreted. */
export interface ForeignSyntax {
  readonly found: string;
  readonly offset: number;
  readonly message: string;
}

/**
 * Finds notations of other programs in text, each place once.
 *
 * @param hasPlaceholders whether double square brackets mark placeholders
 */
export function foreignSyntax(words: string, hasPlaceholders: boolean): ForeignSyntax[] {
  const notations = hasPlaceholders ? NOTATIONS : [...NOTATIONS, WIKI_LINK];
  let rest = words;
  const all: ForeignSyntax[] = [];
  for (const { pattern, name, instead } of notations)
    for (const { index, 0: found } of rest.matchAll(pattern)) {
      if (found.includes(SEEN)) continue;
      rest = rest.slice(0, index) + SEEN.repeat(found.length) + rest.slice(index + found.length);
      all.push({
        found,
        offset: index,
        message: `${instead} (in backticks where it is code); found "${found}", ${name}`,
      });
    }
  return all.toSorted((a, b) => a.offset - b.offset);
}
