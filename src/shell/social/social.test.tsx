import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { render } from 'takumi-js';
import { expect, test } from 'vitest';
import { fontFamilies, type FontFamily } from '~fonts';
import { cardPicture, SIZE } from './card-picture';
import { CARD, CardText } from './CardText';
import { drawableWords, missingFrom } from './card-words';
import { facesFor } from './faces';
import { fitTitle } from './fit-title';

const [{ files }] = fontFamilies as [FontFamily];
const [{ file }] = files;
const whole = readFileSync(`node_modules/${file}`);

/** Creates a family whose package has a file with some letters for each script. */
async function familyOf(name: string, scripts: Record<string, string>): Promise<FontFamily> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const cuts = Object.entries(scripts).map(async ([script, letters]) => {
    const path = join(folder, `${name}-${script}-400-normal.woff2`);
    writeFileSync(path, await subsetFont(whole, letters, { targetFormat: 'woff2' }));
    return relative('node_modules', path);
  });
  const [latin = ''] = await Promise.all(cuts);
  const configured = [{ file: latin, weight: '400' }] as const;
  return { name, cssVariable: `--font-${name}`, fallback: 'serif', files: [...configured] };
}

const own = await familyOf('kiosk', { latin: 'abc', 'latin-ext': 'def' });
const other = await familyOf('stall', { latin: 'xyz', greek: 'ghi' });

const namesFor = async (text: string) =>
  (await facesFor(text, [own], [own, other])).faces.map(({ name }) => name);

test('a letter is drawn with the first file that has it', async () => {
  expect(await namesFor('cab')).toEqual(['kiosk-latin-400-normal']);
  expect(await namesFor('cafe')).toEqual(['kiosk-latin-400-normal', 'kiosk-latin-ext-400-normal']);
  expect(await namesFor('big')).toEqual(['kiosk-latin-400-normal', 'noto-serif-latin-wght-normal']);
  expect((await facesFor('b★', [own], [own])).missing).toEqual(['★']);
});

test.each([
  ['Zażółć gęślą jaźń', ['kiosk-latin', 'noto-serif-latin', 'noto-serif-latin-ext']],
  ['Съешь ещё булок', ['kiosk-latin', 'noto-serif-cyrillic']],
  ['شركة ناشئة', ['kiosk-latin', 'noto-naskh-arabic-arabic']],
  ['דג סקרן', ['kiosk-latin', 'noto-serif-hebrew-hebrew']],
])('%s is drawn with a typeface of the same kind', async (text, files) => {
  const { faces, missing } = await facesFor(text, [own], [own]);
  expect(missing).toEqual([]);
  const names = faces.map(({ name }) => name.replace(/-(400|wght)-normal$/, ''));
  expect(names.sort()).toEqual(files.sort());
});

/** How many pixels of a text are drawn in the left and in the right half of a card. */
async function inkOf(title: string, dir: 'ltr' | 'rtl') {
  const { faces } = await facesFor(title, [own], [own]);
  const names = faces.map(({ name }) => name);
  const text = { title, dir, siteName: '', host: '', accent: '#000', fontWeight: 400 };
  const card = (
    <CardText {...text} fontFamily={names.join(',')} titleSize={88} breaksWords={false} />
  );
  const options = { ...SIZE, fonts: faces, fontFamilies: names, emoji: 'from-font' } as const;
  const picture = await render(card, { ...options, format: 'png' });
  const { data, info } = await sharp(picture).extractChannel('alpha').raw().toBuffer({
    resolveWithObject: true,
  });
  const ink = { left: 0, right: 0 };
  data.forEach((alpha, at) => {
    if (alpha > 127) ink[at % info.width < CARD.width / 2 ? 'left' : 'right']++;
  });
  return ink;
}

test('a title begins where its language does', async () => {
  const [polish, arabic] = [await inkOf('jaźń', 'ltr'), await inkOf('ناشئة', 'rtl')];
  expect(polish.left).toBeGreaterThan(0);
  expect(polish.right).toBe(0);
  expect(arabic.right).toBeGreaterThan(0);
  expect(arabic.left).toBe(0);
});

test('an emoji is left out, a sign is told, and half a word is not drawn', async () => {
  const words = { title: 'bad 🎉 → กขค', siteName: 'cab ★', host: 'cab' };
  const { missing } = await facesFor(`${Object.values(words).join(' ')} 1️⃣`, [own], [own]);
  expect(missingFrom(words.title, missing)).toEqual({ letters: ['ก', 'ข', 'ค'], signs: ['→'] });
  expect(drawableWords(words, missing)).toEqual({ title: 'cab', siteName: '', host: 'cab' });
  expect(drawableWords({ ...words, title: 'bad 🎉 → 1️⃣ bed' }, missing)).toEqual({
    title: 'bad bed',
    siteName: 'cab',
    host: 'cab',
  });
});

test('a title is as large as fits, and breaks a word only where no size holds it', async () => {
  const fonts = [{ name: 'whole', data: whole }];
  const text = { siteName: 'Kiosk', host: 'a.example', accent: '#c2410c', fontFamily: 'whole' };
  const fit = (title: string) =>
    fitTitle(
      { ...text, title, fontWeight: 700, dir: 'ltr' },
      { fonts, fontFamilies: ['whole'], emoji: 'from-font' },
    );
  expect(await fit('Kiosk')).toEqual({ titleSize: 124, breaksWords: false });
  const word = await fit('Rindfleischsuppe');
  expect(word.breaksWords).toBe(false);
  expect(word.titleSize).toBeLessThan(124);
  expect(await fit('Rindfleisch'.repeat(9))).toMatchObject({ breaksWords: true });
  const sentences = await fit('All that a small house needs in its first winter. '.repeat(4));
  expect(sentences.breaksWords).toBe(false);
  expect(sentences.titleSize).toBeLessThan(88);
});

test('a photograph stands the way up that its camera was held', async () => {
  const dark = { create: { width: 630, height: 600, channels: 3, background: '#000' } } as const;
  const light = await sharp({ ...dark, create: { ...dark.create, background: '#fff' } })
    .png()
    .toBuffer();
  // The left of the camera's image is the top of the picture.
  const photograph = await sharp({ create: { ...dark.create, width: 1200 } })
    .composite([{ input: light, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const card = sharp(await cardPicture(photograph, false, { ground: '#777777', end: 'right' }));
  const brightness = async (top: number) => {
    const part = card.clone().extract({ left: 0, top, width: 1200, height: 200 });
    const { channels } = await sharp(await part.png().toBuffer()).stats();
    return channels[0]?.mean;
  };
  expect(await brightness(0)).toBeGreaterThan(200);
  expect(await brightness(430)).toBeLessThan(50);
});
