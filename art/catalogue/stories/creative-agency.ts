import type { Picture } from '../../workshop/types.ts';

const SIZE = [1600, 1200] as const;

/** Pictures of the pages of creative-agency’s works. */
export const creativeAgencyStories: readonly Picture[] = [
  ...['tins', 'cross', 'label'].map((motif): Picture => ({
    name: `creative-agency/smokehouse-${motif}`,
    kind: 'drawing',
    source: 'drawings/stories/creative-agency/herrings.ts',
    size: SIZE,
    params: { motif },
  })),
  ...['cover', 'beds'].map((motif): Picture => ({
    name: `creative-agency/whale-${motif}`,
    kind: 'drawing',
    source: 'drawings/stories/creative-agency/whale-book.ts',
    size: SIZE,
    params: { motif },
  })),
];
