import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodersFor, lookOf } from './picture-encoders.ts';
import pictureService, { withinBounds } from './picture-service.ts';

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } });

const frames = (width: number, height: number) =>
  Promise.all(
    ['#d33', '#3a3', '#33d'].map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function transformed(
  master: Uint8Array,
  asked: { format: string; width: number; height: number },
) {
  const service = { entrypoint: '', config: {} };
  const { data } = await pictureService.transform(
    master,
    { src: '/_astro/wide_beach.Ab3-dE_9.png', ...asked },
    { service, endpoint: { route: '/_image' } } as never,
    logger,
  );
  return sharp(data);
}

test.each(['webp', 'gif'] as const)('a moving picture as %s keeps moving', async (kind) => {
  const moving = sharp(await frames(90, 60), { join: { animated: true } });
  const master = await moving.toFormat(kind, { delay: [80, 80, 80], loop: 0 }).toBuffer();
  const moved = await transformed(master, { format: 'webp', width: 45, height: 30 });
  const made = await moved.metadata();
  expect(made).toMatchObject({ format: 'webp', pages: 3, width: 45, height: 30 });
  expect(made.delay).toEqual([80, 80, 80]);
});

test('a picture that the camera turned stands upright', async () => {
  const left = await grey(40, 60).tint('#d00').png().toBuffer();
  const master = await grey(80, 60)
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(master).metadata()).orientation).toBe(6);
  const made = await transformed(master, { format: 'webp', width: 30, height: 40 });
  const redness = async (top: number) => {
    const half = made.clone().extract({ left: 0, top, width: 30, height: 18 });
    const { channels } = await sharp(await half.png().toBuffer()).stats();
    return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
  };
  expect(await redness(0)).toBeGreaterThan(50);
  expect(await redness(22)).toBeLessThan(10);
});

test('a picture that its format cannot hold stops the build by its name', async () => {
  const master = await grey(40, 20_000).png().toBuffer();
  await expect(transformed(master, { format: 'webp', width: 40, height: 20_000 })).rejects.toThrow(
    'wide_beach.png\n✖ a picture that can be encoded as webp of 40 × 20000 pixels',
  );
});

test('candidates shrink to what their format can hold', () => {
  const src = '/tall.png';
  const tall = { src, width: 1440, height: 17_000, widths: [480, 1440, 2880] };
  expect(withinBounds({ ...tall, format: 'webp' })).toMatchObject({
    width: 1387,
    height: 16_383,
    widths: [480, 1387],
  });
  const banner = { src, width: 40_000, height: 1, format: 'avif' as const };
  expect(withinBounds(banner)).toMatchObject({ width: 16_384, height: 1 });
  const usual = { ...tall, height: 900, format: 'avif' as const };
  expect(withinBounds(usual)).toEqual(usual);
});

test('a dark picture and a flat one are encoded with more care than others', async () => {
  const noise = (mean: number, sigma: number) =>
    sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean, sigma },
      },
    })
      .png()
      .toBuffer();
  const [lit, night, flat] = await Promise.all([
    noise(140, 40).then(lookOf),
    noise(20, 40).then(lookOf),
    grey(64, 64).png().toBuffer().then(lookOf),
  ]);
  expect(lit).toEqual({ isDark: false, isFlat: false });
  expect(night.isDark).toBe(true);
  expect(flat).toEqual({ isDark: false, isFlat: true });
  const ordinary = encodersFor(720, lit).avif;
  expect(encodersFor(720, night).avif.quality).toBeGreaterThan(ordinary.quality);
  expect([ordinary, encodersFor(720, flat).avif].map((avif) => avif.chromaSubsampling)).toEqual([
    '4:2:0',
    '4:4:4',
  ]);
});
