import { z } from 'astro/zod';
import { members } from '~/lib/collections/team';
import type { PictureOptions } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const team = (portrait: PictureOptions) =>
  z.strictObject({
    ...sectionFields,
    members: members(portrait).describe(
      'Names of people in src/content/team.yaml, or people written out.',
    ),
  });

/**
 * The members, with large portraits.
 *
 * @param sizes the `sizes` attribute of a portrait in the page's look
 */
export const largeTeamSchema = (sizes: string) => team({ widths: [360, 480, 720], sizes });

/** The members, with portraits as large as the `captions` look shows them. */
export const teamSchema = largeTeamSchema('(width < 56rem) 46vw, (width < 90rem) 24vw, 320px');

/** The members, with portraits for looks that show them small, as `rows` does. */
export const smallTeamSchema = team({ widths: [96, 192, 360], sizes: '96px' });
