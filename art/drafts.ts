/** Pictures whose source stands but whose master is yet to be made: `npm run art` makes them. */
export const drafts: readonly string[] = [
  'interiors/stone-basin',
  'interiors/stair',
  'interiors/desk',
  'works/ashworth-mock',
  'works/quiet-margin-mock',
  'works/drifter-app-mock',
  'works/drifter-billboard-mock',
];
