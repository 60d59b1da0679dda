import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { assetPath } from '../routes/asset-path.ts';

/**
 * In content: the picture behind the title in the social picture, by its name.
 *
 * @param otherwise what stands there where nothing is said, for editors: the hero’s
 */
export const socialPictureField = (otherwise = 'nothing') =>
  z
    .string()
    .refine((file) => existsSync(assetPath(file)), 'a picture that exists')
    .meta({ names: 'socialPictures' })
    .optional()
    .describe(
      `What stands behind the title in the picture for social networks; ${otherwise} where nothing is said.`,
    );
