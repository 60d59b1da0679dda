/**
 * Values that content may refer to in braces, such as `{homes}`, because the build knows them
 * better than the owner.
 */
export type Facts = Readonly<Record<string, string | number>>;

/** Double braces are left alone: they are template-language tags. */
const NAME = /(?<!\{)\{([A-Za-z]+)\}(?!\})/g;

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/**
 * Formats a number for running text: as a word up to twenty, in digits above.
 *
 * @param language the site's; the words are English, so other languages get digits
 */
export function inWords(count: number, language: string): string {
  const word = /^en\b/.test(language) ? WORDS[count] : undefined;
  return word ?? count.toLocaleString(language);
}

/**
 * Replaces the names of facts with their values: `{homes}` becomes "nineteen", `{Homes}`
 * "Nineteen". Other names stay as they are.
 *
 * @param text the source of a content file
 */
export function fillFacts(text: string, facts: Facts, language: string): string {
  return text.replace(NAME, (whole, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const fact = facts[key];
    // Sections fill in other slots themselves: `{count} demos shown`.
    if (fact === undefined) return whole;
    const words = typeof fact === 'number' ? inWords(fact, language) : fact;
    return key === name ? words : words.charAt(0).toUpperCase() + words.slice(1);
  });
}
