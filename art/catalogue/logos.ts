import type { Picture } from '../workshop/types.ts';

/** File name below `src/assets/logos` and the client's name, as a page writes it. All are invented. */
const clients = [
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

/** Logos in the colour of the text around them. */
export const logos: readonly Picture[] = clients.map(({ id }) => ({
  name: `logos/${id}`,
  kind: 'vector',
  source: 'drawings/logos/logo.ts',
  params: { logo: id },
}));
