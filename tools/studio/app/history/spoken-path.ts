import type { Path } from '../../../../src/lib/content/source-lines.ts';

/** `primaryAction` is `Primary action`. */
function spoken(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field's place, as a person says it: `Parts 2 › Name`. */
export function spokenPath(path: Path): string {
  const names: string[] = [];
  for (const key of path)
    if (typeof key === 'number') names.push(`${names.pop() ?? ''} ${key + 1}`.trim());
    else names.push(spoken(String(key)));
  return names.join(' › ');
}

/** All texts of a value, in their order: what a person recognises it by. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
