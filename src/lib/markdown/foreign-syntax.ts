/** A notation of another program that is neither Markdown nor HTML: it would be printed as it stands. */
interface Notation {
  readonly pattern: RegExp;
  /** What it is called. */
  readonly name: string;
  /** What is written here instead. */
  readonly instead: string;
}

/** Is looked for in words alone, never in code. The first that fits a place names it. */
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

/** Words in two square brackets: in a page what is still to be filled in, in a post a link of a program for notes. */
const WIKI_LINK: Notation = {
  pattern: /\[\[[^[\]\n]+\]\]/g,
  name: 'a link as Obsidian and wikis write it',
  instead: '[words](/blog/name)',
};

/** In the place of what is named already. */
const SEEN = '\0';

/** A place that another program would have read. */
export interface ForeignSyntax {
  readonly found: string;
  readonly offset: number;
  readonly message: string;
}

/**
 * What in words is meant for another program, each place once.
 *
 * @param hasPlaceholders whether words in two square brackets are such that are still to be filled in
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
