import type { Picture } from '../../workshop/types.ts';

const FOLDER = 'drawings/stories/dark-portfolio-landing';

const at = (name: string, source: string, params: Record<string, string> = {}): Picture => ({
  name: `dark-portfolio-landing/${name}`,
  kind: 'drawing',
  source: `${FOLDER}/${source}.ts`,
  size: [1920, 1080],
  params,
  quality: 93,
});

/** Pictures of the pages of dark-portfolio-landing’s works. */
export const darkPortfolioLandingStories: readonly Picture[] = [
  at('tarrow-before', 'tarrow', { year: 'before' }),
  at('tarrow-after', 'tarrow', { year: 'after' }),
  at('north-street-plan', 'plan'),
  at('rail-section', 'bridge', { view: 'rail' }),
  at('deck-early', 'bridge', { view: 'early' }),
  at('deck-late', 'bridge', { view: 'late' }),
];
