/**
 * Parses the file name of an effect: `reveal.later.effect.ts` is the effect `reveal`, which has
 * nothing to do before the visitor's first interaction. Built files keep these parts and add a
 * hash.
 */
export function readEffectFile(file: string): { name: string; isLater: boolean } {
  const [name = '', when] = file.slice(file.lastIndexOf('/') + 1).split('.');
  return { name, isLater: when === 'later' };
}
