import sharp from 'sharp';

interface Sheet {
  /** Pictures in display order; each is cropped from its top. */
  readonly files: readonly string[];
  /** One picture's cell, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

/** The gap between two pictures and around them, in pixels. */
const GAP = 24;

/** Places pictures side by side on one sheet for comparison. */
export async function writeContactSheet(
  out: string,
  { files, width, height, columns }: Sheet,
): Promise<void> {
  const cells = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(width, height, { position: 'top' }).toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(cells)
    .webp({ quality: 84 })
    .toFile(out);
}
