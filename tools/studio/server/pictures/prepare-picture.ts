import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { pictureFault } from '../../../../src/lib/pictures/picture-fault.ts';
import { LONG_SIDE } from '../../contract/pictures.ts';
import { Refusal } from '../call.ts';

/** A picture as it is stored. */
export interface PreparedPicture {
  readonly content: Uint8Array;
  /** With its dot. */
  readonly ending: string;
  readonly width: number;
  readonly height: number;
  /** Whether it was made smaller, turned or freed of the camera’s notes. */
  readonly isChanged: boolean;
}

/** The endings of formats that content may use, by sharp’s names; `heif` is AVIF where its codec is AV1. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  gif: '.gif',
  heif: '.avif',
};

/** In bytes: a photograph of the long side that the site shows weighs less. */
const HEAVY = 1.5 * 1024 ** 2;

/** The largest moving picture, in bytes, which is kept as it is. */
const HEAVY_MOVING = 12 * 1024 ** 2;

/** WebP’s quality for photographs, from which the build makes all sizes: no loss that an eye would see. */
const QUALITY = 88;

const WHAT_FITS = 'Use a JPEG, PNG, WebP, AVIF or GIF picture.';

/** What telephones write; no browser but Safari shows it, and nothing here can read it. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(heic|heix|hevc|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

/**
 * Reads a picture, whatever its name says, and makes of it what the project stores: upright, of a sensible size
 * and weight, without the notes of cameras, which may tell where somebody lives.
 *
 * @param name as its owner called it, for sentences
 * @throws {Refusal} where it is no picture that the site can show
 */
export async function preparePicture(bytes: Uint8Array, name: string): Promise<PreparedPicture> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const ending = facts && ENDINGS[facts.format];
  if (!ending || (facts.format === 'heif' && facts.compression !== 'av1'))
    throw new Refusal(
      isHeic(bytes)
        ? `${name} is a HEIC picture, which browsers cannot show. Export it as JPEG first.`
        : `${name} is no picture that can be read. ${WHAT_FITS}`,
    );
  await expectShowable(bytes, name, ending);
  const { width, height } = facts.autoOrient;
  const isMoving = (facts.pages ?? 1) > 1;
  if (isMoving && bytes.length > HEAVY_MOVING)
    throw new Refusal(
      `${name} weighs ${Math.round(bytes.length / 1024 ** 2)} MB. A moving picture of more than ` +
        `${HEAVY_MOVING / 1024 ** 2} MB would keep visitors waiting: make it shorter or smaller.`,
    );
  if (isMoving || fits(facts, bytes))
    return { content: bytes, ending, width, height, isChanged: false };
  return encoded(bytes, facts);
}

/** Whether a still picture can be stored as it is. */
const fits = (facts: Metadata, bytes: Uint8Array) =>
  Math.max(facts.width, facts.height) <= LONG_SIDE &&
  bytes.length <= HEAVY &&
  (facts.orientation ?? 1) === 1 &&
  facts.space !== 'cmyk' &&
  !facts.exif &&
  !facts.xmp &&
  !facts.iptc;

async function encoded(bytes: Uint8Array, { format }: Metadata): Promise<PreparedPicture> {
  const image = sharp(bytes)
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true });
  const isDrawn = format === 'png' || format === 'gif';
  const exact = isDrawn
    ? await image.clone().webp({ lossless: true }).toBuffer({ resolveWithObject: true })
    : undefined;
  const { data, info } =
    exact && exact.data.length <= HEAVY
      ? exact
      : await image.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { content: data, ending: '.webp', width, height, isChanged: true };
}

/** Refuses what the build would refuse, in its words. */
async function expectShowable(bytes: Uint8Array, name: string, ending: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  const path = join(folder, `picture${ending}`);
  try {
    await writeFile(path, bytes);
    const fault = await pictureFault(`picture${ending}`, path, () => []);
    if (fault !== undefined)
      throw new Refusal(`The site needs ${fault.replaceAll(path, name).replaceAll(folder, '')}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
