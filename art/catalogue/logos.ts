import type { Picture } from '../workshop/types.ts';

/** File name below `src/assets/logos` and the client's name, as a page writes it. All are invented. */
export const clients = [
  { id: 'halden', name: 'Halden' },
  { id: 'osprey-labs', name: 'Osprey Labs' },
  { id: 'meridian-foods', name: 'Meridian Foods' },
  { id: 'kettle-and-crane', name: 'Kettle & Crane' },
  { id: 'northfold', name: 'Northfold' },
  { id: 'lumen-rail', name: 'Lumen Rail' },
  { id: 'fathom', name: 'Fathom' },
  { id: 'pilcrow-press', name: 'Pilcrow Press' },
  { id: 'vela', name: 'Vela' },
  { id: 'saltmarsh', name: 'Saltmarsh' },
] as const;

const RATINGS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** Logos in the colour of the text and in their own colours, and the rating stars. */
export const logos: readonly Picture[] = [
  ...clients.flatMap(({ id }): Picture[] => [
    { name: `logos/${id}`, kind: 'vector', source: 'drawings/logos/logo.ts', params: { logo: id } },
    {
      name: `logos/${id}-colour`,
      kind: 'vector',
      source: 'drawings/logos/logo.ts',
      params: { logo: id, colour: true },
    },
  ]),
  { name: 'marks/star', kind: 'vector', source: 'drawings/marks/stars.ts' },
  ...RATINGS.map((rating): Picture => ({
    name: `marks/stars-${String(rating).replace('.', '-')}`,
    kind: 'vector',
    source: 'drawings/marks/stars.ts',
    params: { rating },
  })),
];
