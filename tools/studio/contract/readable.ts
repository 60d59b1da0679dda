import type { Path } from '../../../src/lib/content/source-lines.ts';

/**
 * A field's name as words: `caseStudy` is `Case study`.
 *
 * @param known names that are called otherwise
 */
export function readable(name: string, known: Readonly<Record<string, string>> = {}): string {
  const call = Object.hasOwn(known, name) ? known[name] : undefined;
  if (call !== undefined) return call;
  const words = name
    .replace(
      /([\p{Ll}\d])(\p{Lu})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field’s place, as a person says it: `hero.slides.1.title` is `Hero › Slides 2 › Title`. */
export function readablePath(path: Path): string {
  const names: string[] = [];
  for (const key of path)
    if (typeof key === 'number') names.push(`${names.pop() ?? ''} ${String(key + 1)}`.trim());
    else names.push(readable(String(key)));
  return names.join(' › ');
}
