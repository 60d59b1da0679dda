/** A picture’s measures, as far as they are known. */
export interface Measures {
  /** In pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Of the file. */
  readonly bytes?: number | undefined;
}

/** In pixels, on the long side: below it a picture looks soft where it is shown large. */
const ENOUGH = 1080;

/** In bytes: a still picture of the largest size weighs less. */
const HEAVY = 2 * 1024 ** 2;

/** What to think of a picture’s measures. */
export type Advice = 'isSmall' | 'isHeavy';

/** What an owner should know about a picture’s measures; nothing about one that is good. */
export function adviceOn({ width = 0, height = 0, bytes = 0 }: Measures): readonly Advice[] {
  const long = Math.max(width, height);
  return [
    ...(long > 0 && long < ENOUGH ? (['isSmall'] as const) : []),
    ...(bytes > HEAVY ? (['isHeavy'] as const) : []),
  ];
}

/** A weight as people say it, in the language of the window: `204 kB`, `3.1 MB`. */
export function weightOf(bytes: number, language = document.documentElement.lang || 'en'): string {
  const isLarge = bytes >= 1e6;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3));
}
