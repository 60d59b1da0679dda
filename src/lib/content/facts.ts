/** What content may name in braces, for example `{homes}`: the build knows it better than the owner. */
export type Facts = Readonly<Record<string, string | number>>;

/** Two braces are no place for a fact: they are a tag of a template language. */
const NAME = /(?<!\{)\{([A-Za-z]+)\}(?!\})/g;

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/**
 * A number as a sentence has it: a word up to twenty, digits above.
 *
 * @param language the site's; words are English, so every other language gets its digits
 */
export function inWords(count: number, language: string): string {
  const word = /^en\b/.test(language) ? WORDS[count] : undefined;
  return word ?? count.toLocaleString(language);
}

/**
 * Puts facts in the place of their names: `{homes}` becomes "nineteen", `{Homes}` "Nineteen". Other
 * names stay as they are.
 *
 * @param text a content file, as it is written
 */
export function fillFacts(text: string, facts: Facts, language: string): string {
  return text.replace(NAME, (whole, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const fact = facts[key];
    // What a section fills in by itself: `{count} demos shown`.
    if (fact === undefined) return whole;
    const words = typeof fact === 'number' ? inWords(fact, language) : fact;
    return key === name ? words : words.charAt(0).toUpperCase() + words.slice(1);
  });
}
