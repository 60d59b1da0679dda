/**
 * Characters that can be dropped without changing the word: invisible ones (joiners, soft hyphens,
 * variation selectors of emoji), enclosing marks, and apostrophes.
 */
const LOST = /[\p{Default_Ignorable_Code_Point}\p{Me}'’ʼ]/gu;

/** Signs that distinguish a name from the letter before them: C++ and C# are not C. */
const SPELLED: Readonly<Record<string, string>> = { '+': 'plus', '#': 'sharp', '♯': 'sharp' };
const SPELLED_SIGN = /(?<=[\p{L}\p{N}][+#♯]*)[+#♯]/gu;

/** Letters and digits of any script with their marks; underscores only between them. */
const WORD = /[\p{L}\p{N}]\p{M}*(?:_*[\p{L}\p{N}]\p{M}*)*/gu;

/** File systems limit names to 255 bytes, and the extension and a number need some of them. */
const MOST_BYTES = 200;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * Converts a name to the last segment of an address: the name of a post's or page's file, a
 * category, a tag, a heading. Letters of all scripts are kept, as browsers display them:
 * `Größe zählt` becomes `größe-zählt`, `日本語のブログ` stays. The result is the same for both Unicode
 * forms of `ö`, for capitals, and in every language, because an address must not change with the
 * site's language.
 *
 * @returns an empty string if the name has neither letters nor digits
 */
export function slugify(name: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      // Lower-casing İ produces an i with a second dot.
      .replaceAll('i\u0307', 'i')
      .replace(LOST, '')
      .replace(SPELLED_SIGN, (sign) => `-${SPELLED[sign] ?? ''}-`)
      .match(WORD) ?? [];
  return shortened(words).normalize('NFC');
}

/** Keeps as many whole words as fit; of a single longer word, as many letters. */
function shortened(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (bytes(longer) > MOST_BYTES) break;
    slug = longer;
  }
  if (slug !== '') return slug;
  for (const letter of words[0] ?? '') {
    if (bytes(slug + letter) > MOST_BYTES) break;
    slug += letter;
  }
  return slug;
}
