import type { TokenName } from './theme.ts';

/** The colours of a theme that follow from no other, without `color-`. */
export type ColourName = Exclude<
  TokenName extends infer Name ? (Name extends `color-${infer Colour}` ? Colour : never) : never,
  'inverse' | 'on-inverse'
>;

/** Those of the settings (`src/styles/_settings.scss`), which hold where a theme says nothing. */
export const defaultColours: Record<ColourName, `#${string}`> = {
  background: '#ffffff',
  surface: '#f4f3f0',
  text: '#16161a',
  muted: '#5b5b63',
  line: '#d9d7d1',
  accent: '#c2410c',
  'on-accent': '#ffffff',
  highlight: '#0f766e',
  focus: '#1d4ed8',
  danger: '#b42318',
  success: '#146c43',
};
