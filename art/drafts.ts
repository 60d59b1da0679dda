/** Pictures whose source stands but whose master is yet to be made: `npm run art` makes them. */
export const drafts: readonly string[] = [];
