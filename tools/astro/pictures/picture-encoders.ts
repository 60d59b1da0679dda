/**
 * How pictures are coded; `docs/decisions/0007-pictures.md` has the figures behind it. AVIF at
 * effort 1 costs half the CPU time of effort 2, for 4 % more bytes, and effort 2 a ninth of the
 * default's; `psnr` costs three quarters of the encoder's own measure, for no more bytes.
 */
const pictureEncoders = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0', tune: 'psnr' },
  webp: { quality: 78, effort: 2 },
} as const;

/** Candidates up to this width are what phones load, and count bytes before CPU time. */
const PHONES_WIDEST = 1440;

/** Above that, a quarter of the CPU time for a quarter more bytes. */
const largeEncoders = {
  ...pictureEncoders,
  avif: { ...pictureEncoders.avif, quality: 52, effort: 0 },
} as const;

/** The encoders' settings for a picture of this width. */
export const encodersFor = (width: number) =>
  width > PHONES_WIDEST ? largeEncoders : pictureEncoders;

/** The most pixels that a side of a picture has in each format: what the encoders accept. */
export const LARGEST_SIDE: Readonly<Partial<Record<string, number>>> = { avif: 16384, webp: 16383 };
