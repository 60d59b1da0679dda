import type { Picture } from '../workshop/types.ts';

/** The map that stands where no real one is loaded; the page colours it. */
export const map: readonly Picture[] = [
  { name: 'map/city', kind: 'vector', source: 'drawings/map/city.ts' },
];
