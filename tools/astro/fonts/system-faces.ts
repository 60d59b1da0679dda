/**
 * Fonts that come with operating systems, in groups of equal widths: used until a web font has
 * loaded.
 */
export interface SystemFace {
  /** Its part of the fallback's name. */
  readonly name: string;
  /** Full and PostScript names by which browsers find it: plain, bold, italic and bold italic. */
  readonly plain: readonly string[];
  readonly bold: readonly string[];
  readonly italic: readonly string[];
  /** Average width of a letter in English text, in em: plain, bold, italic. */
  readonly widths: { readonly plain: number; readonly bold: number; readonly italic: number };
}

export type SystemStyle = keyof SystemFace['widths'];

/** A CSS generic family with known system fonts. */
export type Generic = 'sans-serif' | 'serif' | 'monospace';

const face = (
  name: string,
  names: Record<SystemStyle, string>,
  [plain, bold, italic]: readonly [number, number, number],
): SystemFace => ({
  name,
  plain: names.plain.split(', '),
  bold: names.bold.split(', '),
  italic: names.italic.split(', '),
  widths: { plain, bold, italic },
});

/**
 * In the order in which they are tried. Windows, macOS and iOS have the first of each kind, Android
 * Roboto and Noto Serif, Linux Liberation (drawn to the widths of Arial, Times and Courier), DejaVu
 * or Noto. The widths come from Capsize's metrics; those of DejaVu were measured the same way
 * (`@capsizecss/unpack`). Their heights do not matter, since a fallback uses those of the face.
 */
export const systemFaces: Record<Generic, readonly SystemFace[]> = {
  'sans-serif': [
    face(
      'Arial',
      {
        plain: 'Arial, ArialMT, Liberation Sans, LiberationSans, Arimo, Arimo Regular, Helvetica',
        bold: 'Arial Bold, Arial-BoldMT, Liberation Sans Bold, Arimo Bold, Helvetica Bold',
        italic:
          'Arial Italic, Arial-ItalicMT, Liberation Sans Italic, Arimo Italic, Helvetica Oblique',
      },
      [0.4458, 0.48, 0.4458],
    ),
    face(
      'Roboto',
      {
        plain: 'Roboto, Roboto Regular, Roboto-Regular',
        bold: 'Roboto Bold, Roboto-Bold',
        italic: 'Roboto Italic, Roboto-Italic',
      },
      [0.4448, 0.4521, 0.4326],
    ),
    face(
      'Noto Sans',
      {
        plain: 'Noto Sans, Noto Sans Regular, NotoSans-Regular',
        bold: 'Noto Sans Bold, NotoSans-Bold',
        italic: 'Noto Sans Italic, NotoSans-Italic',
      },
      [0.474, 0.503, 0.447],
    ),
    face(
      'DejaVu Sans',
      { plain: 'DejaVu Sans', bold: 'DejaVu Sans Bold', italic: 'DejaVu Sans Oblique' },
      [0.5083, 0.5742, 0.5083],
    ),
  ],
  serif: [
    face(
      'Georgia',
      {
        plain: 'Georgia, Gelasio, Gelasio Regular',
        bold: 'Georgia Bold, Georgia-Bold, Gelasio Bold',
        italic: 'Georgia Italic, Georgia-Italic, Gelasio Italic',
      },
      [0.4458, 0.5186, 0.4546],
    ),
    face(
      'Times',
      {
        plain:
          'Times New Roman, TimesNewRomanPSMT, Liberation Serif, LiberationSerif, Tinos, Tinos Regular',
        bold: 'Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold, Tinos Bold',
        italic:
          'Times New Roman Italic, TimesNewRomanPS-ItalicMT, Liberation Serif Italic, Tinos Italic',
      },
      [0.4063, 0.4326, 0.4082],
    ),
    face(
      'Noto Serif',
      {
        plain: 'Noto Serif, Noto Serif Regular, NotoSerif-Regular, NotoSerif',
        bold: 'Noto Serif Bold, NotoSerif-Bold',
        italic: 'Noto Serif Italic, NotoSerif-Italic',
      },
      [0.481, 0.512, 0.469],
    ),
    face(
      'DejaVu Serif',
      { plain: 'DejaVu Serif', bold: 'DejaVu Serif Bold', italic: 'DejaVu Serif Italic' },
      [0.5166, 0.5703, 0.5166],
    ),
  ],
  monospace: [
    face(
      'Mono',
      {
        plain:
          'Menlo, Menlo Regular, Menlo-Regular, Roboto Mono, RobotoMono-Regular, DejaVu Sans Mono, Liberation Mono, Noto Sans Mono, Droid Sans Mono, Cousine, Courier New, CourierNewPSMT',
        bold: 'Menlo Bold, Menlo-Bold, Roboto Mono Bold, DejaVu Sans Mono Bold, Liberation Mono Bold, Noto Sans Mono Bold, Courier New Bold, CourierNewPS-BoldMT',
        italic:
          'Menlo Italic, Menlo-Italic, DejaVu Sans Mono Oblique, Liberation Mono Italic, Courier New Italic, CourierNewPS-ItalicMT',
      },
      [0.601, 0.601, 0.601],
    ),
  ],
};
