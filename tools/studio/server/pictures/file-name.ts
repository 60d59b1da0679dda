import { slugify } from '../../../../src/lib/routes/slugify.ts';

/** Letters that have no plain one below their sign. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** In characters: longer names say nothing more. */
const LONGEST = 60;

/**
 * The name of a file without its ending, from the one that its owner gave it: readable, in letters that every
 * program and host can take. `Größe (2).JPG` becomes `grosse-2`.
 */
export function stemOf(name: string): string {
  const own = name.replace(/^.*[\\/]/, '').replace(/\.\w{1,5}$/, '');
  const plain = own
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => SPELLED[letter] ?? ' ');
  const stem = slugify(plain).replaceAll('_', '-');
  const short = stem.length > LONGEST ? stem.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : stem;
  return short.slice(0, LONGEST) || 'picture';
}

/**
 * The first name that is free: `hall`, `hall-2`, `hall-3`.
 *
 * @param isTaken whether a file has that name already
 */
export function freeStem(stem: string, isTaken: (stem: string) => boolean): string {
  let free = stem;
  for (let count = 2; isTaken(free); count += 1) free = `${stem}-${count}`;
  return free;
}
