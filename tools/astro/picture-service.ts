import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { encodersFor } from './picture-encoders.ts';

/** Masters' pixels, for as long as the build holds the master: each gives several candidates. */
const decoded = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/** A picture in a form that costs nothing to read, the right way up; what moves stays as it came. */
async function decode(master: Uint8Array): Promise<Uint8Array> {
  const image = sharp(master, { failOn: 'none' });
  const { pages = 1 } = await image.metadata();
  return pages > 1 ? master : image.autoOrient().tiff({ compression: 'none' }).toBuffer();
}

function decodedOf(master: Uint8Array): Promise<Uint8Array> {
  const known = decoded.get(master) ?? decode(master);
  decoded.set(master, known);
  return known;
}

/**
 * Astro's own service with the encoders' settings by the width of the picture, and one decoding for all
 * candidates of a master.
 */
const pictureService: LocalImageService = {
  ...sharpService,
  async transform(master, options, config, logger) {
    const encoders = encodersFor(Number(options['width']));
    const service = { ...config.service, config: { ...config.service.config, ...encoders } };
    const pixels = options['format'] === 'svg' ? master : await decodedOf(master);
    return sharpService.transform(pixels, options, { ...config, service }, logger);
  },
};

export default pictureService;
