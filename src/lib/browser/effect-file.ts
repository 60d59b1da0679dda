/**
 * What the name of an effect's file says: `reveal.later.effect.ts` is the effect `reveal`, which can do nothing
 * before a visitor's first move. A built file says the same, with its hash behind it.
 */
export function readEffectFile(file: string): { name: string; isLater: boolean } {
  const [name = '', when] = file.slice(file.lastIndexOf('/') + 1).split('.');
  return { name, isLater: when === 'later' };
}
