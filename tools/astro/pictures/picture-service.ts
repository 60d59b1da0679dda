import { posix } from 'node:path';
import type { ImageTransform, LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { formatErrors } from '../../../src/lib/content/mistakes.ts';
import { isAnimated } from '../../../src/lib/pictures/picture-facts.ts';
import { ENCODING, encodersFor, LARGEST_SIDE, lookOf } from './picture-encoders.ts';

/**
 * Decoded masters, kept as long as the build holds the master: each is the source of several
 * candidates.
 */
const decoded = new WeakMap<Uint8Array, ReturnType<typeof read>>();

/**
 * Decodes and rotates a picture, so that reading it again costs nothing; an animation stays as it
 * is.
 */
async function decode(master: Uint8Array): Promise<Uint8Array> {
  if (await isAnimated(master)) return master;
  return sharp(master, { failOn: 'none' }).autoOrient().tiff({ compression: 'none' }).toBuffer();
}

/** A master's pixels, and how they look. */
async function read(master: Uint8Array) {
  const pixels = await decode(master);
  return { pixels, look: await lookOf(pixels) };
}

function decodedOf(master: Uint8Array): ReturnType<typeof read> {
  const known = decoded.get(master) ?? read(master);
  decoded.set(master, known);
  return known;
}

/**
 * Scales a picture down to its format's limits. Larger candidates become the largest one that fits.
 */
export function withinBounds<Options extends ImageTransform>(options: Options): Options {
  const { format = 'webp', widths } = options;
  const width = Number(options.width);
  const height = Number(options.height);
  const scale = (LARGEST_SIDE[format] ?? Infinity) / Math.max(width, height);
  if (!(scale < 1)) return options;
  const widest = Math.max(1, Math.floor(width * scale));
  return {
    ...options,
    width: widest,
    height: Math.max(1, Math.floor(height * scale)),
    ...(widths && { widths: [...new Set(widths.map((one) => Math.min(one, widest)))] }),
  };
}

/** A picture's file name without the build's hash and the server's query. */
const nameOf = (src: string) =>
  posix.basename(src.replace(/\?.*/s, '')).replace(/\.[\w-]{8}(?=\.\w+$)/, '');

type TransformOptions = Parameters<LocalImageService['transform']>[1];

/** Stops the build: Astro would otherwise publish the original file under the requested name. */
function refuse({ src, format, width, height }: TransformOptions, cause?: unknown): never {
  const reason = cause instanceof Error ? ` (${cause.message.trim()})` : '';
  const message = `a picture that can be encoded as ${format} of ${width} × ${height} pixels; this one cannot${reason}: save it anew, or smaller`;
  const error = new Error(formatErrors({ file: nameOf(src) }, [{ path: [], message }]));
  // Astro hides an error of any other type behind its own, which doesn't name the picture.
  throw Object.assign(error, { type: 'AstroError' });
}

/**
 * Astro's own service, with encoder settings by how a picture looks, and each master decoded once for all
 * its candidates.
 */
const pictureService: LocalImageService = {
  ...sharpService,
  async validateOptions(options, config, logger) {
    const valid = await sharpService.validateOptions?.(options, config, logger);
    // Part of the name under which Astro keeps a picture.
    return { ...withinBounds(valid ?? options), quality: ENCODING };
  },
  async transform(master, options, config, logger) {
    if (options.format === 'svg') return sharpService.transform(master, options, config, logger);
    const { pixels, look } = await decodedOf(master).catch((error: unknown) =>
      refuse(options, error),
    );
    const encoders = encodersFor(Number(options['width']), look);
    const service = { ...config.service, config: { ...config.service.config, ...encoders } };
    const coded = await sharpService.transform(
      pixels,
      { ...options, quality: undefined },
      { ...config, service },
      logger,
    );
    // Astro's service returns its input if it couldn't encode it.
    return coded.data === pixels ? refuse(options) : coded;
  },
};

export default pictureService;
