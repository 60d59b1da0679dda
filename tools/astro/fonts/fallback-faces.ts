import { fromBuffer } from '@capsizecss/unpack';
import { z } from 'astro/zod';
import subsetFont from 'subset-font';
import { readFileSync } from 'node:fs';
import type { FontFamily, FontFile } from '../../../fonts.config.ts';
import { axesOf, kept, readFont } from './cut-font.ts';
import { systemFaces, type SystemFace, type SystemStyle } from './system-faces.ts';

/** From this weight on, browsers use a system font's bold. */
const BOLD = 600;
const REGULAR = 400;
/** A weight in the range for which browsers use a system font's bold. */
const MIDDLE_BOLD = 700;

/**
 * The most that a system's letters are enlarged to match a wide face: beyond this, lines with tight
 * spacing would touch. They are narrower then, which neither clips nor shifts anything.
 */
const LARGEST = 1.15;

/** A face's measures, of its em. */
const measuresSchema = z.object({
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  /** Of a letter in English text. */
  width: z.number(),
});

type Measures = z.infer<typeof measuresSchema>;

/** The names of the fallbacks, in the order in which a browser tries them. */
export function fallbackNames({ name, fallback }: FontFamily): string[] {
  return systemFaces[fallback].map((system) => fallbackName(name, system));
}

/**
 * `@font-face` rules that give system fonts the measures of a family, for each of its styles, both
 * weights that systems have, and each kind of system. On average, words take as much room in them
 * as in the family's own face.
 */
export async function fallbackFaces(family: FontFamily): Promise<string> {
  const parts = await Promise.all(
    family.files.flatMap((file) =>
      stylesOf(file).map(async ({ style, descriptors, weight }) => {
        const measures = await measure(file, weight);
        return systemFaces[family.fallback]
          .map((system) =>
            fallbackFace(fallbackName(family.name, system), system, style, measures, descriptors),
          )
          .join('');
      }),
    ),
  );
  return [...new Set(parts)].join('');
}

const fallbackName = (family: string, system: SystemFace) => `${family} ${system.name}`;

function fallbackFace(
  name: string,
  system: SystemFace,
  style: SystemStyle,
  { ascent, descent, lineGap, width }: Measures,
  descriptors: string,
): string {
  const size = Math.min(width / system.widths[style], LARGEST);
  const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;
  return (
    `@font-face{font-family:"${name}";src:${system[style].map((one) => `local("${one}")`).join(',')};` +
    `${descriptors}size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
    `descent-override:${percent(descent / size)};line-gap-override:${percent(lineGap / size)}}`
  );
}

/** The styles of a system font that stand in for a file, and the weight that they are fitted to. */
function stylesOf({ weight, style }: FontFile) {
  if (style === 'italic')
    return [{ style: 'italic', weight: undefined, descriptors: 'font-style:italic;' }] as const;
  const [first = REGULAR, last = first] = weight.split(' ').map(Number);
  const clamp = (value: number) => Math.min(Math.max(value, first), last);
  const isVariable = weight.includes(' ');
  const plain = {
    style: 'plain',
    weight: isVariable ? clamp(REGULAR) : undefined,
    descriptors: `font-weight:1 ${BOLD - 1};`,
  } as const;
  const bold = {
    style: 'bold',
    weight: isVariable ? clamp(MIDDLE_BOLD) : undefined,
    descriptors: `font-weight:${BOLD} 1000;`,
  } as const;
  return [...(first < BOLD ? [plain] : []), ...(last >= BOLD ? [bold] : [])];
}

/** @param weight for a variable font; undefined if the file has only one */
async function measure(file: FontFile, weight: number | undefined): Promise<Measures> {
  const bytes = readFont(file);
  const axes = weight === undefined ? axesOf(file) : { ...axesOf(file), wght: weight };
  const path = await kept([bytes, axes], 'json', async () => {
    // Only the letters that the average is made of, as they are at that weight.
    const text = String.fromCodePoint(...Array.from({ length: 0xff - 0x20 }, (_, at) => 0x20 + at));
    const options = { targetFormat: 'truetype', variationAxes: axes } as const;
    const font = await fromBuffer(await subsetFont(bytes, text, options));
    const of = (units: number) => units / font.unitsPerEm;
    const measures: Measures = {
      ascent: of(font.ascent),
      descent: of(Math.abs(font.descent)),
      lineGap: of(font.lineGap),
      width: of(font.xWidthAvg),
    };
    return JSON.stringify(measures);
  });
  return measuresSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
