import { existsSync } from 'node:fs';
import { assetPath } from '~/lib/routes/asset-path';
import { brandSchema } from '~/lib/site/brand';
import { demos } from '~/lib/routes/demos';
import { picture } from '~/lib/pictures/picture';
import { layerOrder } from '~/lib/theme/theme';
import { lowestScores } from '../measurements';
import { shownDemo } from '../shown-demo';
import { excerpt } from './excerpts';

/** A home on a tablet and on a phone: the first that has photographs and stands nowhere else on this page. */
async function devices() {
  const home = demos.find(
    ({ slug }, index) =>
      index > 0 && slug !== shownDemo?.slug && existsSync(assetPath(`${slug}/shots/tablet.webp`)),
  );
  if (!home) return [];
  const shot = (device: string, widths: number[], sizes: string) =>
    picture({ widths, sizes }).parseAsync({ file: `${home.slug}/shots/${device}.webp`, alt: '' });
  return [await shot('tablet', [192, 360], '8rem'), await shot('phone', [96, 192], '4rem')];
}

/** The lowest layer of the page's own, and those above it. */
const layers = (/@layer ([^;]+);/.exec(layerOrder)?.[1] ?? '').split(',');

/** The things themselves, as the build finds them. */
export async function pictured() {
  const home = shownDemo?.slug ?? 'demo';
  return {
    content: excerpt(`src/demos/${home}/content.yaml`, /^brand:/, 3),
    /** What an editor says of a field when one points at it. */
    help: brandSchema.shape.founded.description ?? '',
    devices: await devices(),
    scores: lowestScores(),
    page: excerpt('src/pages/service-details.astro', /<TextPicture \{\.\.\.content\.second/, 3),
    settings: excerpt('src/styles/_settings.scss', /^\$color-accent/, 3),
    layers,
  };
}

/** What a picture is made of. */
export type Pictured = Awaited<ReturnType<typeof pictured>>;
