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
    name: 'works/ashworth-mock',
    kind: 'scene',
    source: 'scenes/work_wine.py',
    size: SIZE,
    textures: {
      white: label('ashworth', { wine: 'white' }),
      rose: label('ashworth', { wine: 'rose' }),
      red: label('ashworth', { wine: 'red' }),
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
    name: 'works/northfold-mock',
    kind: 'scene',
    source: 'scenes/work_stationery.py',
    size: SIZE,
    textures: {
      letter: label('northfold', { part: 'letter' }),
      envelope: label('northfold', { part: 'envelope' }),
      folder: label('northfold', { part: 'folder' }),
      front: label('northfold', { part: 'front' }),
      back: label('northfold', { part: 'back' }),
    },
  },
  {
    name: 'works/quiet-margin-mock',
    kind: 'scene',
    source: 'scenes/work_book.py',
    size: SIZE,
    textures: {
      cover: label('pilcrow', { part: 'cover' }),
      spine: label('pilcrow', { part: 'spine' }),
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
  {
    name: 'works/drifter-app-mock',
    kind: 'scene',
    source: 'scenes/work_phones.py',
    size: SIZE,
    textures: {
      first: label('drifter', { part: 'home' }),
      second: label('drifter', { part: 'route' }),
      third: label('drifter', { part: 'pass' }),
    },
  },
  {
    name: 'works/drifter-billboard-mock',
    kind: 'scene',
    source: 'scenes/work_billboard.py',
    size: SIZE,
    textures: {
      poster: label('drifter', { part: 'billboard' }),
    },
  },
];
