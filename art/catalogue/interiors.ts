import type { Picture } from '../workshop/types.ts';

/** One house in lime plaster, oak, terracotta and olive: close views in low morning sun. */
export const interiors: readonly Picture[] = [
  {
    name: 'interiors/shelf-niche',
    kind: 'scene',
    source: 'scenes/interior_niche.py',
    size: [1920, 2400],
  },
  {
    name: 'interiors/material-board',
    kind: 'scene',
    source: 'scenes/interior_materials.py',
    size: [2400, 1600],
  },
  {
    name: 'interiors/bedside',
    kind: 'scene',
    source: 'scenes/interior_bedside.py',
    size: [1920, 2400],
  },
  {
    name: 'interiors/living-corner',
    kind: 'scene',
    source: 'scenes/interior_living.py',
    size: [2400, 1600],
  },
  {
    name: 'interiors/kitchen-counter',
    kind: 'scene',
    source: 'scenes/interior_kitchen.py',
    size: [2400, 1600],
  },
  {
    name: 'interiors/stone-basin',
    kind: 'scene',
    source: 'scenes/interior_basin.py',
    size: [1920, 2400],
  },
  {
    name: 'interiors/dining',
    kind: 'scene',
    source: 'scenes/interior_dining.py',
    size: [1800, 1200],
    samples: 24,
  },
  {
    name: 'interiors/stair',
    kind: 'scene',
    source: 'scenes/interior_stair.py',
    size: [1920, 2400],
  },
  {
    name: 'interiors/desk',
    kind: 'scene',
    source: 'scenes/interior_desk.py',
    size: [2400, 1600],
  },
  {
    name: 'interiors/facade',
    kind: 'scene',
    source: 'scenes/interior_facade.py',
    size: [1920, 2400],
  },
];
