import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureFacts } from './picture-facts';
import { sizeFault, textPictureFault } from './picture-fault';

const folder = mkdtempSync(join(tmpdir(), 'picture-fault-'));

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const drawing = (head: string) => `<svg xmlns="http://www.w3.org/2000/svg"${head}><path/></svg>`;
const square = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } });

test('a text’s drawing has a size that Astro finds', async () => {
  const faultOf = (name: string, head: string) => textPictureFault(fileOf(name, drawing(head)));
  expect(await faultOf('right.svg', ' viewBox="0 0 4 4"')).toBeUndefined();
  expect(await faultOf('plain.svg', '')).toMatch(/has a viewBox.*plain\.svg does not; export it/);
  const long = ` id="${'x'.repeat(1200)}" viewBox="0 0 4 4"`;
  expect(await faultOf('long.svg', long)).toMatch(/first 1000 characters: .*long\.svg does not/);
});

test('a text’s picture may be as small as a letter, and is read to its end', async () => {
  const small = await square('#777').resize(12).png().toBuffer();
  expect(await textPictureFault(fileOf('small.png', small))).toBeUndefined();
  const half = (await square('#777').resize(400).jpeg().toBuffer()).subarray(0, 700);
  expect(await textPictureFault(fileOf('half.jpg', half))).toMatch(/half\.jpg is damaged/);
});

test('an animated PNG is refused, as only its first frame would be shown', async () => {
  const still = await square('#777').png().toBuffer();
  const at = still.indexOf('IDAT') - 4;
  const control = Buffer.from('0000000861635443000000000000000000000000', 'hex');
  control.write('acTL', 4);
  const moving = Buffer.concat([still.subarray(0, at), control, still.subarray(at)]);
  expect(await textPictureFault(fileOf('moving.png', moving))).toMatch(/as GIF or WebP/);
});

test('more pixels than can be decoded are told with their number', async () => {
  const vast = await square('#777').png().toBuffer();
  // The PNG's width and height; a checksum of them follows.
  vast.writeUInt32BE(20_000, 16);
  vast.writeUInt32BE(20_000, 20);
  vast.writeUInt32BE(crc32(vast.subarray(12, 29)), 29);
  expect(await textPictureFault(fileOf('vast.png', vast))).toMatch(
    /at most 268 million pixels.*vast\.png has 20000 × 20000 pixels; make it smaller/,
  );
});

test('a file that is no picture has no size', async () => {
  expect(await sizeFault(fileOf('text.jpg', 'hello'))).toMatch(/text\.jpg is damaged/);
});

const moving = async () => {
  const squares = [square('#d00'), square('#00d')].map((one) => one.png().toBuffer());
  return sharp(await Promise.all(squares), { join: { animated: true } })
    .webp({ delay: [80, 80] })
    .toBuffer();
};

test('facts follow the file', async () => {
  const path = fileOf('changed.webp', await square('#d00').webp().toBuffer());
  expect((await pictureFacts(path)).moves).toBe(false);
  fileOf('changed.webp', await moving());
  expect((await pictureFacts(path)).moves).toBe(true);
});
