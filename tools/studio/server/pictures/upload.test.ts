import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownFilms, readNames } from '../../../astro/schemas/names.ts';
import { LARGEST_UPLOAD, LONG_SIDE, uploaded, type UploadKind } from '../../contract/pictures.ts';
import { openJournal } from '../journal.ts';
import { historyCalls } from '../history/calls.ts';
import type { Studio } from '../studio.ts';
import { discardUpload } from './store-upload.ts';
import { takeUpload } from './upload.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-upload-'));
  for (const folder of ['src/assets', 'src/demos/shop/pictures', 'schemas'])
    mkdirSync(join(root, folder), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a6' } });

const photograph = (width = 1200, height = 800) => plain(width, height).jpeg().toBuffer();

const send = async (
  parts: readonly Uint8Array[] | Uint8Array | Promise<Uint8Array>,
  query: { kind?: UploadKind; name?: string; folder?: string; beside?: string } = {},
) => {
  const body = await parts;
  const address = new URLSearchParams({
    kind: 'pictures',
    name: 'Market Hall.jpg',
    folder: 'shop',
    ...query,
  });
  const url = `/upload?${address.toString()}`;
  const chunks = body instanceof Uint8Array ? [body] : body;
  async function* read() {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  const journal = openJournal(root);
  const answer = await takeUpload({ root, journal }, { url, [Symbol.asyncIterator]: () => read() });
  return { ...answer, journal };
};

const written = () => globSync('src/**/*.*', { cwd: root });
const stored = (file: string): Sharp => sharp(readFileSync(join(root, file)));

describe('a picture that is added', () => {
  test('lies in the pictures of its home, and is told with its size', async () => {
    const { status, value } = await send(photograph());
    expect(status).toBe(200);
    expect(uploaded.parse(value)).toMatchObject({
      name: 'shop/market-hall.jpg',
      ...{ width: 1200, height: 800, isChanged: false },
    });
    expect(written()).toEqual(['src/demos/shop/pictures/market-hall.jpg']);
  });

  test('lies in the shared pictures where no home has that name', async () => {
    await send(photograph(), { folder: 'articles' });
    expect(written()).toEqual(['src/assets/articles/market-hall.jpg']);
  });

  test('is one step back, and offered to editors', async () => {
    const { journal } = await send(photograph());
    expect(readFileSync(join(root, 'schemas/names.json'), 'utf8')).toContain(
      'shop/market-hall.jpg',
    );
    await journal.undo();
    expect(written()).toEqual([]);
  });

  test('takes no name that is there, and is stored once where it is the same', async () => {
    await send(photograph(600));
    await send(photograph(700));
    const { value } = await send(photograph(700));
    expect(value).toMatchObject({ name: 'shop/market-hall-2.jpg' });
    await send(plain(900, 100).png().toBuffer());
    expect(written().toSorted()).toEqual([
      'src/demos/shop/pictures/market-hall-2.jpg',
      'src/demos/shop/pictures/market-hall-3.png',
      'src/demos/shop/pictures/market-hall.jpg',
    ]);
  });

  test('is made smaller where it is larger than any layout', async () => {
    const { value } = await send(photograph(3000, 1500));
    expect(value).toMatchObject({ width: LONG_SIDE, height: LONG_SIDE / 2, isChanged: true });
    expect(written()).toEqual(['src/demos/shop/pictures/market-hall.webp']);
  });

  test('stands upright, and tells nothing of its camera', async () => {
    const notes = { IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const turned = plain(400, 200).withExif(notes).withMetadata({ orientation: 6 }).jpeg();
    const { value } = await send(turned.toBuffer());
    expect(value).toMatchObject({ width: 200, height: 400, isChanged: true });
    const { exif, width } = await stored('src/demos/shop/pictures/market-hall.webp').metadata();
    expect(exif).toBeUndefined();
    expect(width).toBe(200);
  });

  test('has the ending of what it is', async () => {
    await send(plain(300, 300).webp().toBuffer(), { name: 'photo.png' });
    expect(written()).toEqual(['src/demos/shop/pictures/photo.webp']);
  });

  test('keeps on moving', async () => {
    const frames = Buffer.concat([Buffer.alloc(3 * 64 * 64, 0), Buffer.alloc(3 * 64 * 64, 255)]);
    const raw = { width: 64, height: 128, channels: 3, pageHeight: 64 } as const;
    const { value } = await send(
      sharp(frames, { raw })
        .gif({ delay: [100, 100] })
        .toBuffer(),
    );
    expect(value).toMatchObject({ width: 64, height: 64 });
    expect((await stored('src/demos/shop/pictures/market-hall.gif').metadata()).pages).toBe(2);
  });
});

describe('a drawing', () => {
  const logo = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script>alert(1)</script><path d="M0 0h8"/></svg>',
  );

  test('lies among the logos, and only draws', async () => {
    const { value } = await send(logo, { kind: 'logos', name: 'My Logo.svg' });
    expect(value).toMatchObject({ name: 'my-logo.svg', width: 8, height: 4, isCleaned: true });
    expect(readFileSync(join(root, 'src/assets/logos/my-logo.svg'), 'utf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8"/></svg>\n',
    );
  });

  test('becomes the site’s own where its logo is asked for; a photograph does too, as PNG', async () => {
    const kind = 'publicPictures';
    const drawn = await send(logo, { kind, name: 'Our logo.svg' });
    expect(drawn.value).toMatchObject({ name: '/our-logo.svg', isCleaned: true });
    expect(readFileSync(join(root, 'public/our-logo.svg'), 'utf8')).not.toContain('script');
    const shot = await send(photograph(), { kind, name: 'Our logo.jpg' });
    expect(shot.value).toMatchObject({ name: '/our-logo-2.png', width: 1024 });
    expect(await stored('public/our-logo-2.png').metadata()).toMatchObject({ format: 'png' });
  });

  test('may stand in a picture for social networks, and in no other', async () => {
    expect((await send(logo, { kind: 'socialPictures' })).status).toBe(200);
    expect((await send(logo, { kind: 'pictures' })).status).toBe(422);
  });
});

describe('nothing is written', () => {
  afterEach(() => {
    expect(written()).toEqual([]);
  });

  const refused = async (...args: Parameters<typeof send>) => {
    const { status, value } = await send(...args);
    return { status, fault: (value as { fault: string }).fault };
  };

  test.each([
    ['a page that calls itself a picture', '<html><script>alert(1)</script></html>'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['the beginning of a picture', '\xff\xd8\xff\xe0'],
    ['a PDF', '%PDF-1.7\n'],
  ])('for %s', async (_, content) => {
    const { status, fault } = await refused(Buffer.from(content, 'latin1'));
    expect(status).toBe(422);
    expect(fault).toMatch(/^Market Hall\.jpg is no picture that can be read\./);
  });

  test('for a picture that ends in the middle', async () => {
    const noise = Buffer.from(Array.from({ length: 3 * 200 * 200 }, (_, at) => (at * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    const { status, fault } = await refused(whole.subarray(0, whole.length / 2));
    expect(status).toBe(422);
    expect(fault).toContain('Market Hall.jpg is damaged');
  });

  test('for a telephone’s own format, which is told apart', async () => {
    const { fault } = await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'));
    expect(fault).toContain('HEIC');
  });

  test('for a picture of a few pixels', async () => {
    const { status, fault } = await refused(photograph(12, 12));
    expect(status).toBe(422);
    expect(fault).toContain('12 × 12 pixels');
    expect(fault).not.toContain(tmpdir());
  });

  test('for more pixels than can be shown', async () => {
    const header = await plain(60_000, 1).png().toBuffer();
    // Its header promises another height, whatever follows.
    header.writeUInt32BE(60_000, 20);
    expect((await refused(header)).status).toBe(422);
  });

  test('for an SVG where a photograph is wanted, and the other way round', async () => {
    const { fault } = await refused(photograph(), { kind: 'logos' });
    expect(fault).toContain('SVG');
  });

  test('for a drawing that is none', async () => {
    const { fault } = await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
      kind: 'logos',
    });
    expect(fault).toContain('is no drawing that can be read');
  });

  test.each(['..', '../../etc', 'shop/../../..', '/etc', 'C:\\pictures', 'shop/', '.git', ''])(
    'in the folder %j',
    async (folder) => {
      expect((await send(photograph(), { folder })).status).toBe(400);
    },
  );

  test('for more than the limit, whatever is promised', async () => {
    const part = new Uint8Array(LARGEST_UPLOAD / 4 + 1);
    const { status, fault } = await refused([part, part, part, part]);
    expect(status).toBe(413);
    expect(fault).toContain('40 MB');
  });
});

test.each([
  ['../../evil.png', 'evil.png'],
  ['C:\\Users\\me\\..\\Größe & Höhe (2).PNG', 'grosse-hohe-2.png'],
  ['日本語.png', 'picture.png'],
  ['.png', 'picture.png'],
  ['a?b#c.png', 'a-b-sharp-c.png'],
])('%s is stored as %s', async (name, expected) => {
  await send(plain(100, 100).png().toBuffer(), { name });
  expect(existsSync(join(root, 'src/demos/shop/pictures', expected)), written().join()).toBe(true);
});

describe('a film that is added', () => {
  const box = (type: string, content = '') => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + content.length);
    return Buffer.concat([size, Buffer.from(type + content, 'latin1')]);
  };
  const mp4 = (codec = 'avc1', brand = 'isom') =>
    Buffer.concat([box('ftyp', `${brand}0000`), box('mdat', 'x'.repeat(40)), box('moov', `trak${codec}`)]); // prettier-ignore
  const webm = (type = 'webm') =>
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`0000${type}0000`)]);

  test('is named with the ending of what is in it', async () => {
    const { value } = await send(webm(), { kind: 'ownFilms', name: 'Pier.mp4' });
    expect(value).toMatchObject({ name: 'shop/pier.webm', bytes: webm().length });
    expect(written()).toEqual(['src/demos/shop/pictures/pier.webm']);
    expect(ownFilms(root)).toEqual(['shop/pier.webm']);
  });

  test('runs by itself once both kinds are there, and has one name', async () => {
    const first = await send(mp4(), { kind: 'films', name: 'Walk.mp4' });
    expect(first.value).toMatchObject({ name: 'shop/walk' });
    expect(readNames(root).films).toEqual([]);
    const query = { kind: 'films', name: 'Other name.webm', beside: 'shop/walk' } as const;
    expect((await send(webm(), query)).value).toMatchObject({ name: 'shop/walk' });
    expect(written().toSorted()).toEqual([
      'src/demos/shop/pictures/walk.mp4',
      'src/demos/shop/pictures/walk.webm',
    ]);
    expect(readNames(root).films).toEqual(['shop/walk']);
    expect((await send(webm(), query)).status).toBe(422);
  });

  test.each([
    ['a picture', photograph(), 'no film that browsers play'],
    ['another kind of film', mp4('avc1', 'qt  '), 'no film that browsers play'],
    ['another kind of film', webm('matroska'), 'no film that browsers play'],
    ['a film in a codec that few browsers know', mp4('hvc1'), 'HEVC'],
    ['half a film', mp4().subarray(0, 60), 'not complete'],
  ])('is not %s', async (_, bytes, fault) => {
    const { status, value } = await send(bytes, { kind: 'ownFilms', name: 'a.mp4' });
    expect(status).toBe(422);
    expect(value).toMatchObject({ fault: expect.stringContaining(fault) as string });
    expect(written()).toEqual([]);
  });
});

describe('a file that is not wanted after all', () => {
  test('is gone, and nothing is left to undo', async () => {
    const { journal } = await send(photograph());
    const wanted = { kind: 'pictures', name: 'shop/market-hall.jpg' } as const;
    expect(await discardUpload({ root, journal }, wanted)).toEqual({ isGone: true });
    expect(written()).toEqual([]);
    expect(journal.state()).toEqual({});
    expect(journal.touched()).toEqual([]);
    expect(readFileSync(join(root, 'schemas/names.json'), 'utf8')).not.toContain('market-hall');
  });

  test('stays where something was made of it since', async () => {
    const { journal } = await send(photograph());
    await journal.write('A page', new Map([['src/page.yaml', 'file: shop/market-hall.jpg\n']]));
    const wanted = { kind: 'pictures', name: 'shop/market-hall.jpg' } as const;
    expect(await discardUpload({ root, journal }, wanted)).toEqual({ isGone: false });
    expect(written()).toContain('src/demos/shop/pictures/market-hall.jpg');
  });
});

test('editors are offered no picture that was undone', async () => {
  const { journal } = await send(photograph());
  await historyCalls.undo.run({ root, journal } as Studio, {});
  expect(readFileSync(join(root, 'schemas/names.json'), 'utf8')).not.toContain('market-hall');
});
