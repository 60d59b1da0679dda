/** What the property lines of a page say, as far as it is known. */
export interface Properties {
  readonly date?: string;
  readonly updated?: string;
  /** Why it is not published. */
  readonly draft?: string;
  readonly author?: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly excerpt?: string;
  readonly slug?: string;
}

/** Names of properties, in small letters. */
const NAMES = {
  date: /^(date|published( on)?|publish(ing)? date|publication date|published at)$/,
  updated: /^(updated|last edited( time)?|edited)$/,
  created: /^created( time)?$/,
  status: /^(status|state|published\?|stage)$/,
  author: /^(author|authors|writer|by|created by|person)$/,
  categories: /^(category|categories|topic|type)$/,
  tags: /^(tags?|keywords|labels?)$/,
  excerpt: /^(excerpt|summary|description|subtitle)$/,
  slug: /^slug$/,
} as const;

/** Words of a status that say that a page is not out yet. */
const UNFINISHED = /\b(draft|idea|in progress|not started|to.?do|backlog|in review|writing|no)\b/i;

/** A line of a property: `Tags: sea, boats`. */
const LINE = /^([^:\n]{1,40}): +(\S[^\n]*?)\s*(?:\n|$)/;

/**
 * Reads the lines of properties that a text begins with.
 *
 * @param isRow whether the page is a row of a database: then every such line is a property; elsewhere a
 *   text may begin with a colon in its first line
 * @returns the properties, and the length of their lines
 */
export function readProperties(
  text: string,
  isRow: boolean,
): { readonly properties: Properties; readonly length: number } {
  const found: (readonly [string, string])[] = [];
  let length = 0;
  for (;;) {
    const [whole, name, value] = LINE.exec(text.slice(length)) ?? [];
    if (whole === undefined || name === undefined || value === undefined) break;
    found.push([name.trim().toLowerCase(), value]);
    length += whole.length;
  }
  const isKnown = found.some(([name]) => Object.values(NAMES).some((one) => one.test(name)));
  if (!isRow && !isKnown) return { properties: { categories: [], tags: [] }, length: 0 };
  const blank = /^\n*/.exec(text.slice(length))?.[0].length ?? 0;
  return { properties: propertiesOf(found), length: length + blank };
}

function propertiesOf(found: readonly (readonly [string, string])[]): Properties {
  const valueOf = (pattern: RegExp) => found.find(([name]) => pattern.test(name))?.[1];
  const listOf = (pattern: RegExp) =>
    (valueOf(pattern) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const status = valueOf(NAMES.status);
  // A box that is ticked is a date of its own in no database.
  const published = found.find(([name]) => name === 'published')?.[1];
  const isTicked = /^(yes|no)$/i.test(published ?? '');
  const dates = found.filter(
    ([name, value]) => NAMES.date.test(name) && !/^(yes|no)$/i.test(value),
  );
  const date = dates[0]?.[1] ?? valueOf(NAMES.created);
  const unfinished = [status, isTicked ? published : undefined].find(
    (one) => one !== undefined && UNFINISHED.test(one),
  );
  const [author] = listOf(NAMES.author);
  const fields = {
    date,
    author,
    updated: valueOf(NAMES.updated),
    excerpt: valueOf(NAMES.excerpt),
    slug: valueOf(NAMES.slug),
    draft:
      unfinished === undefined
        ? undefined
        : /^no$/i.test(unfinished)
          ? 'not published'
          : `of the status "${unfinished}"`,
  };
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(said) as Partial<Record<keyof typeof fields, string>>),
    categories: listOf(NAMES.categories),
    tags: listOf(NAMES.tags),
  };
}
