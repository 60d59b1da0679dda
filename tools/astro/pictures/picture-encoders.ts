import sharp from 'sharp';

/** What decides how a picture is encoded. */
export interface PictureLook {
  /** It is dark on the whole: blocks show in it first. */
  readonly isDark: boolean;
  /** It has few tones, as drawings have: halves of its colours' resolution show at their edges. */
  readonly isFlat: boolean;
}

/**
 * The mean luminance, from 0 to 255, below which a picture counts as dark, and the entropy, in bits
 * a pixel, below which it counts as flat. Both part the sample pictures as an eye does
 * (`docs/decisions/0031-pictures-by-eye.md`).
 */
const DARK_BELOW = 64;
const FLAT_BELOW = 5.5;

/** The width at which a picture is judged, in pixels: enough for its tones, and quick. */
const JUDGED_WIDTH = 256;

/** Judges how a picture looks. */
export async function lookOf(pixels: Uint8Array): Promise<PictureLook> {
  const small = await sharp(pixels, { failOn: 'none' })
    .resize({ width: JUDGED_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { channels, entropy } = await sharp(small).stats();
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => mean);
  return {
    // The weights of ITU-R BT.709.
    isDark: 0.2126 * red + 0.7152 * green + 0.0722 * blue < DARK_BELOW,
    isFlat: entropy < FLAT_BELOW,
  };
}

/** AVIF qualities at which two eyes and butteraugli find nothing (`docs/decisions/0031-pictures-by-eye.md`). */
const QUALITY = 70;
const DARK_QUALITY = 78;

/** Candidates up to this width are for phones, where bytes matter more than CPU time. */
const PHONES_WIDEST = 1440;

/**
 * The encoder settings for a candidate of this width; `docs/decisions/0007-pictures.md` has the
 * figures behind effort and tuning.
 */
export const encodersFor = (width: number, { isDark, isFlat }: PictureLook) => ({
  avif: {
    quality: isDark ? DARK_QUALITY : QUALITY,
    chromaSubsampling: isFlat && !isDark ? '4:4:4' : '4:2:0',
    effort: width > PHONES_WIDEST ? 0 : 1,
    tune: 'psnr' as const,
  },
  webp: { quality: 82, effort: 2 },
});

/** All settings in one text: pictures that were encoded with others are encoded anew. */
export const ENCODING = JSON.stringify(
  [true, false].flatMap((isDark) =>
    [true, false].map((isFlat) => encodersFor(PHONES_WIDEST, { isDark, isFlat })),
  ),
);

/** The encoders' limit for a picture's longer side, in pixels, by format. */
export const LARGEST_SIDE: Readonly<Partial<Record<string, number>>> = { avif: 16384, webp: 16383 };
