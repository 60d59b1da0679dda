/**
 * Encoder settings; `docs/decisions/0007-pictures.md` has the figures behind them. AVIF at effort 1
 * takes half the CPU time of effort 2, for 4 % more bytes, and effort 2 takes a ninth of the
 * default's; `psnr` takes three quarters of the encoder's own measure, for no more bytes.
 */
const pictureEncoders = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0', tune: 'psnr' },
  webp: { quality: 78, effort: 2 },
} as const;

/** Candidates up to this width are for phones: saving bytes matters more than CPU time. */
const PHONES_WIDEST = 1440;

/** Above that width: a quarter of the CPU time for a quarter more bytes. */
const largeEncoders = {
  ...pictureEncoders,
  avif: { ...pictureEncoders.avif, quality: 52, effort: 0 },
} as const;

/** The encoder settings for a picture of this width. */
export const encodersFor = (width: number) =>
  width > PHONES_WIDEST ? largeEncoders : pictureEncoders;

/** The encoders' limit for a picture's longer side, in pixels, by format. */
export const LARGEST_SIDE: Readonly<Partial<Record<string, number>>> = { avif: 16384, webp: 16383 };
