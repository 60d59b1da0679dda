import publishedFonts from 'virtual:fonts';
import { brandOf } from '~/lib/site/brand';
import { pageTitles } from '~/lib/content/read-page';
import { hasRoute } from '~/lib/routes/routes';
import { withBase } from '~/lib/routes/url';
import { fontFamilies } from '../../../../fonts.config.ts';
import { content } from '../content';
import { keyHomes } from './key-homes';
import type { Face, KeyHome, KeyRing } from './key-ring';
import { turn } from './turn';
import { writtenFiles, type WrittenFile } from './written-files';

/** The page behind every home that shows most of what follows. */
const INNER = 'about';

/** The families of each theme by their names; of two themes with the same, the first. */
function facesOf(homes: KeyHome[]): Face[] {
  const nameOf = (variable: string) =>
    fontFamilies.find(({ cssVariable }) => cssVariable === variable)?.name ?? [];
  const faces = homes.map(({ slug, theme }) => ({
    slug,
    label: theme.fonts.flatMap(nameOf).join(' + '),
  }));
  return faces
    .filter(({ label }, index) => faces.findIndex((face) => face.label === label) === index)
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** What the panel asks for. */
export function keyRing(): KeyRing {
  const { swatches, words } = content.keys;
  const homes = keyHomes();
  const title = pageTitles().find(({ name }) => name === INNER)?.title ?? INNER;
  return {
    homes,
    faces: facesOf(homes),
    fonts: publishedFonts,
    ...(hasRoute(`/${INNER}`) && {
      inner: { path: withBase(`/${INNER}`), title, firm: brandOf(undefined).name },
    }),
    swatches,
    words,
  };
}

/** The files of the home that is shown first, as they stand before anything is entered. */
export function firstFiles(): WrittenFile[] {
  const { home } = content.keys;
  const turned = home && turn({ home: home.slug, name: '' }, keyRing());
  return turned ? writtenFiles(turned) : [];
}
