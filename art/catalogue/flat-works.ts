/** Portfolio boards that are drawn flat: web design, logo design, mobile apps. */
import type { Picture } from '../workshop/types.ts';

export type FlatWorkKind = 'Web Design' | 'Logo Design' | 'Mobile App';

export interface FlatWork {
  /** `<client>-<kind>`: the picture's name and its drawing module. */
  readonly slug: string;
  readonly client: string;
  readonly line: string;
  readonly kind: FlatWorkKind;
}

const flatWorks: readonly FlatWork[] = [
  { slug: 'lowfire-web', client: 'Lowfire', line: 'Ceramics shop', kind: 'Web Design' },
  { slug: 'blue-hour-web', client: 'Blue Hour', line: 'Jazz festival', kind: 'Web Design' },
  { slug: 'linea-web', client: 'Linea', line: 'Railway', kind: 'Web Design' },
  { slug: 'ninth-oven-web', client: 'Ninth Oven', line: 'Bakery', kind: 'Web Design' },
  { slug: 'okada-lund-web', client: 'Okada Lund', line: 'Architects', kind: 'Web Design' },
  { slug: 'easy-miles-web', client: 'Easy Miles', line: 'Running club', kind: 'Web Design' },
  { slug: 'tessel-logo', client: 'Tessel', line: 'Tile maker', kind: 'Logo Design' },
  { slug: 'halyard-logo', client: 'Halyard', line: 'Island ferries', kind: 'Logo Design' },
  { slug: 'umbel-logo', client: 'Umbel', line: 'Greengrocer', kind: 'Logo Design' },
  { slug: 'orrin-logo', client: 'Orrin', line: 'Loudspeakers', kind: 'Logo Design' },
  { slug: 'kestrel-logo', client: 'Kestrel', line: 'Bicycle couriers', kind: 'Logo Design' },
  { slug: 'mott-logo', client: 'Mott & Daughters', line: 'Bookbinders', kind: 'Logo Design' },
  { slug: 'lull-app', client: 'Lull', line: 'Sleep', kind: 'Mobile App' },
  { slug: 'sill-app', client: 'Sill', line: 'House plants', kind: 'Mobile App' },
  { slug: 'nextstop-app', client: 'Next Stop', line: 'City transit', kind: 'Mobile App' },
  { slug: 'simmer-app', client: 'Simmer', line: 'Recipes', kind: 'Mobile App' },
  { slug: 'longroom-app', client: 'Longroom', line: 'Museum guide', kind: 'Mobile App' },
  { slug: 'jars-app', client: 'Jars', line: 'Budgeting', kind: 'Mobile App' },
];

const flatPicture = (name: string): Picture => ({
  name: `works/${name}`,
  kind: 'drawing',
  source: `drawings/flat-works/${name}.ts`,
  size: [2400, 1800],
  quality: 88,
});

export const flatWorkPictures: readonly Picture[] = [
  ...flatWorks.map(({ slug }) => flatPicture(slug)),
  // Shown with the hall's cards and tickets, as one project.
  flatPicture('prism-hall-season'),
  {
    name: 'works/prism-hall-stage',
    kind: 'drawing',
    source: 'drawings/flat-works/prism-hall-stage.ts',
    size: [2400, 1350],
    quality: 86,
  },
  // Three states of one website, for the page that tells how it was made.
  flatPicture('lowfire-weeks'),
];
