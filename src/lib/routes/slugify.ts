/**
 * What a name may lose without becoming another word: signs that nobody sees (joiners, soft hyphens,
 * variation selectors of emoji), marks that enclose a sign, and apostrophes.
 */
const LOST = /[\p{Default_Ignorable_Code_Point}\p{Me}'’ʼ]/gu;

/** Signs that make another name of the letter before them: C++ and C# are not C. */
const SPELLED: Readonly<Record<string, string>> = { '+': 'plus', '#': 'sharp', '♯': 'sharp' };
const SPELLED_SIGN = /(?<=[\p{L}\p{N}][+#♯]*)[+#♯]/gu;

/** Letters and digits of any script with the marks on them; underscores only between them. */
const WORD = /[\p{L}\p{N}]\p{M}*(?:_*[\p{L}\p{N}]\p{M}*)*/gu;

/** No file system takes a name of more than 255 bytes, and the ending and a number need some of them. */
const MOST_BYTES = 200;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * A name as the end of an address: of a post's or page's file, a category, a tag, a heading. Letters of every
 * script stay, as browsers show them: `Größe zählt` becomes `größe-zählt`, `日本語のブログ` stays. It is the
 * same for both ways in which Unicode writes `ö`, for capitals, and in every language: an address must not
 * change with the language of a site.
 *
 * @returns nothing where the name has neither a letter nor a digit
 */
export function slugify(name: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      // A capital İ becomes an i with a second dot.
      .replaceAll('i\u0307', 'i')
      .replace(LOST, '')
      .replace(SPELLED_SIGN, (sign) => `-${SPELLED[sign] ?? ''}-`)
      .match(WORD) ?? [];
  return shortened(words).normalize('NFC');
}

/** As many words as fit; of a single one as many letters. */
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
