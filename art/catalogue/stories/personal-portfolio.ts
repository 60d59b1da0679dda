import type { Params, Picture } from '../../workshop/types.ts';

const STORIES = 'drawings/stories/personal-portfolio';

const drawn = (
  name: string,
  source: string,
  size: readonly [width: number, height: number],
  params: Params = {},
): Picture => ({
  name: `personal-portfolio/${name}`,
  kind: 'drawing',
  source,
  size,
  params,
  quality: 86,
});

/** Pictures of the pages of personal-portfolio’s works. */
export const personalPortfolioStories: readonly Picture[] = [
  ...[1, 2, 3, 4].map((spread) =>
    drawn(`courier-${spread}`, `${STORIES}/courier.ts`, [2160, 1440], { spread }),
  ),
  ...['threading', 'house', 'door', 'title'].map((still) =>
    drawn(`projectionist-${still}`, `${STORIES}/projectionist.ts`, [2064, 864], { still }),
  ),
  drawn('ledgerline-new', `${STORIES}/ledgerline.ts`, [2160, 1350], { view: 'fields' }),
  drawn('ledgerline-sent', `${STORIES}/beside.ts`, [2160, 1350], { of: 'invoice' }),
  drawn('low-tides-sleeve', `${STORIES}/beside.ts`, [2160, 1215], { of: 'sleeve' }),
  drawn('low-tides-score', `${STORIES}/low-tides.ts`, [2160, 1260], { part: 'score' }),
  drawn('tidewater-screens', `${STORIES}/tidewater.ts`, [2160, 1440]),
  drawn('rehearse-screen', 'drawings/screens/rehearse.ts', [2160, 1350]),
  drawn('callsheet-screen', 'drawings/screens/callsheet.ts', [2100, 1538]),
];
