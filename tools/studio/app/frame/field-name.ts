import type { Path } from '../../../../src/lib/content/source-lines.ts';

/** A field’s name in words: `socialPicture` is `Social picture`. */
const spoken = (key: string) => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How a field is called in the page: `hero.slides.1.title` is `Hero › Slides 2 › Title`. */
export const fieldName = (path: Path): string =>
  path
    .reduce<string[]>(
      (names, key) =>
        typeof key === 'number'
          ? [...names.slice(0, -1), `${names.at(-1) ?? ''} ${String(key + 1)}`.trim()]
          : [...names, spoken(String(key))],
      [],
    )
    .join(' › ');
