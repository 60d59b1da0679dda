import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Scheme, SecondPalette, Theme } from '../../../../src/lib/theme/theme.ts';

/** A theme as its file says it, without what is no value of a theme. */
export function asTheme(value: unknown): Theme {
  const fields = isRecord(value) ? value : {};
  const { scheme, fonts, tokens, palette, steps } = fields;
  return {
    scheme: scheme === 'dark' ? 'dark' : 'light',
    fonts: (Array.isArray(fonts) ? fonts.filter(isText) : []) as Theme['fonts'],
    tokens: texts(tokens),
    ...(isRecord(palette) && { palette: texts(palette) }),
    ...(isRecord(steps) && { steps: texts(steps) }),
    ...second('dark', fields['dark']),
    ...second('light', fields['light']),
  };
}

const isText = (value: unknown) => typeof value === 'string';

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, string] =>
      isText(entry[1]),
    ),
  );

function second(name: Scheme, value: unknown): Partial<Record<Scheme, SecondPalette>> {
  if (!isRecord(value)) return {};
  const { tokens, palette } = value;
  return {
    [name]: { tokens: texts(tokens), ...(isRecord(palette) && { palette: texts(palette) }) },
  };
}
