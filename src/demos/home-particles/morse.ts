/** The alphabet in Morse code, from A to Z. */
const CODE =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  );

const A = 'A'.codePointAt(0) ?? 0;

/** The code of a word's first letter: `.` is short, `-` is long. Empty where that is no letter from A to Z. */
export function morse(word: string): string {
  const letter = word.trim().normalize('NFD').charAt(0).toUpperCase();
  return CODE[(letter.codePointAt(0) ?? 0) - A] ?? '';
}
