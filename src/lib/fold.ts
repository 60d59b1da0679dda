/** Latin letters that no accent can be removed from, in their usual ASCII spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
};

/**
 * Accents on letters of an alphabet; the vowels of Indic scripts and the voicing marks of kana are
 * not included.
 */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * Folds a text's Latin letters to lower-case ASCII: `Größe` becomes `grosse`. Letters of other
 * scripts keep their marks.
 */
export const foldLatin = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => {
      const plain = letter.normalize('NFKD').replace(ACCENTS, '');
      return SPELLINGS[plain] ?? plain;
    });
