/** Wordmarks as outlines: logos carry no live text, so they look the same everywhere. */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { fontFile } from '../../workshop/fonts.ts';

/** Faces of the wordmarks: the Fontsource package and the file in it. */
const FACES = {
  cormorant: ['@fontsource/cormorant-garamond', 'cormorant-garamond-latin-600-normal'],
  dmSerif: ['@fontsource/dm-serif-display', 'dm-serif-display-latin-400-normal'],
  fraunces: ['@fontsource/fraunces', 'fraunces-latin-600-normal'],
  frauncesItalic: ['@fontsource/fraunces', 'fraunces-latin-500-italic'],
  jost: ['@fontsource/jost', 'jost-latin-600-normal'],
  jostLight: ['@fontsource/jost', 'jost-latin-400-normal'],
  outfit: ['@fontsource/outfit', 'outfit-latin-600-normal'],
  outfitLight: ['@fontsource/outfit', 'outfit-latin-400-normal'],
  sora: ['@fontsource/sora', 'sora-latin-600-normal'],
  soraLight: ['@fontsource/sora', 'sora-latin-300-normal'],
  spaceGrotesk: ['@fontsource/space-grotesk', 'space-grotesk-latin-700-normal'],
  unbounded: ['@fontsource/unbounded', 'unbounded-latin-500-normal'],
} as const satisfies Record<string, readonly [string, string]>;

type Face = keyof typeof FACES;

const loaded = new Map<Face, fontkit.Font>();

function font(face: Face): fontkit.Font {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const [pack, file] = FACES[face];
  const path = fontFile(pack, `${file}.woff`);
  const parsed = fontkit.create(readFileSync(path));
  if (!('layout' in parsed)) throw new Error(`${path} is a collection of fonts, not one`);
  loaded.set(face, parsed);
  return parsed;
}

/** One run of a wordmark. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  /** Left edge and baseline. */
  readonly x: number;
  readonly y: number;
  /** Space between letters in thousandths of an em. */
  readonly tracking?: number;
}

interface Outline {
  readonly d: string;
  /** Where the ink begins and ends. */
  readonly left: number;
  readonly right: number;
}

/** Sets a run with the font's own kerning and returns it as one path. */
export function outline({ text, face, size, x, y, tracking = 0 }: Run): Outline {
  const source = font(face);
  const scale = size / source.unitsPerEm;
  const { glyphs, positions } = source.layout(text);
  const parts: string[] = [];
  let pen = x;
  let [left, right] = [Infinity, -Infinity];
  for (const [index, glyph] of glyphs.entries()) {
    const path = glyph.path.scale(scale, -scale).translate(pen, y);
    if (path.commands.length > 0) {
      parts.push(path.toSVG());
      left = Math.min(left, path.bbox.minX);
      right = Math.max(right, path.bbox.maxX);
    }
    pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + (tracking * size) / 1000;
  }
  return { d: parts.join(''), left, right };
}
