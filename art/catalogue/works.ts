import type { Picture, Texture } from '../workshop/types.ts';

function label(file: string, params: Texture['params'] = {}): Texture {
  return { source: `drawings/work-labels/${file}.ts`, params };
}

const SIZE = [2400, 1800] as const;

/** Mock-ups of printed matter, packages and screens; every client is invented. */
export const worksMock: readonly Picture[] = [
  {
    name: 'works/kettle-crane-mock',
    kind: 'scene',
    source: 'scenes/work_coffee_bags.py',
    size: SIZE,
    textures: {
      first: label('kettle-crane', { roast: 'morning' }),
      second: label('kettle-crane', { roast: 'noon' }),
      third: label('kettle-crane', { roast: 'dusk' }),
    },
  },
  {
    name: 'works/vela-mock',
    kind: 'scene',
    source: 'scenes/work_perfume.py',
    size: SIZE,
    textures: {
      label: label('vela', { part: 'label' }),
      front: label('vela', { part: 'front' }),
      side: label('vela', { part: 'side' }),
    },
  },
  {
    name: 'works/saltmarsh-mock',
    kind: 'scene',
    source: 'scenes/work_posters.py',
    size: SIZE,
    textures: {
      first: label('saltmarsh', { poster: 'listen' }),
      second: label('saltmarsh', { poster: 'wade' }),
      third: label('saltmarsh', { poster: 'return' }),
    },
  },
  {
    name: 'works/long-walks-mock',
    kind: 'scene',
    source: 'scenes/work_magazine.py',
    size: SIZE,
    textures: {
      left: label('pilcrow', { part: 'left' }),
      right: label('pilcrow', { part: 'right' }),
    },
  },
  {
    name: 'works/prism-hall-cards-mock',
    kind: 'scene',
    source: 'scenes/work_cards.py',
    size: SIZE,
    textures: {
      front: label('prism-hall', { part: 'front' }),
      back: label('prism-hall', { part: 'back' }),
    },
  },
  {
    name: 'works/prism-hall-tickets-mock',
    kind: 'scene',
    source: 'scenes/work_tickets.py',
    size: SIZE,
    textures: {
      ticket: label('prism-hall', { part: 'ticket' }),
      second: label('prism-hall', { part: 'second' }),
      band: label('prism-hall', { part: 'band' }),
    },
  },
  {
    name: 'works/wren-tallow-mock',
    kind: 'scene',
    source: 'scenes/work_packaging.py',
    size: SIZE,
    textures: {
      carton: label('wren-tallow', { part: 'carton' }),
      bottle: label('wren-tallow', { part: 'bottle' }),
      jar: label('wren-tallow', { part: 'jar' }),
    },
  },
];
