/** Latin letters that no mark is taken off, as people write them who lack the key. */
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

/** Marks on a letter of an alphabet; the vowels of Indic scripts and the voice marks of kana are none of them. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * A text with its Latin letters as plain ASCII has them, small: `Größe` becomes `grosse`. Letters of other
 * scripts stay whole.
 */
export const foldLatin = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => {
      const plain = letter.normalize('NFKD').replace(ACCENTS, '');
      return SPELLINGS[plain] ?? plain;
    });
