/** Each print in what it hangs in, on its wall, in the light of one window. */
import { repeat, textParam } from '../../kit.ts';
import * as growth from '../../impressions/growth.ts';
import * as iron from '../../impressions/iron.ts';
import * as timber from '../../impressions/timber.ts';
import type { Impression } from '../../impressions/ink.ts';
import {
  GREEN_WALL,
  WHITE_WALL,
  bench,
  gallery,
  ground,
  hung,
  label,
  ladder,
  paint,
  rect,
  ruler,
  sleepingDog,
  stool,
  sunlight,
  type View,
} from './wall.ts';
import type { Draw, Drawing } from '../../../workshop/types.ts';

const THINGS: Readonly<Record<string, Impression>> = { ...timber, ...growth, ...iron };

function thing(name: string): Impression {
  const found = THINGS[name];
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
}

/** A view of this width whose middle is at (x, y), in the proportions of a cover. */
const around = (x: number, y: number, width: number): View => ({
  x: x - width / 2,
  y: y - (width * 0.625) / 2,
  width,
  height: width * 0.625,
});

/** A stretch of the gallery as wide as this, with its floor; the eye line is at 0. */
const room = (width: number, floor = 24): View => {
  const height = width * 0.625;
  return { x: -width / 2, y: 150 + floor - height, width, height };
};

const LEVEL = 150;

const COVERS: Readonly<Record<string, () => Drawing>> = {
  tree() {
    const view = room(520);
    const joins = [
      rect(103, 0, 0.4, 199, '#d9d2c3'),
      rect(0, 66, 206.8, 0.4, '#d9d2c3'),
      rect(0, 133, 206.8, 0.4, '#d9d2c3'),
    ];
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-244, -86, 66, { down: 3 }),
        ground(view, LEVEL),
        hung(thing('tree'), [196, 188], 'pinned', 0, -14, joins.join('')),
        label(124, 28, 3.1, 'Swamp Gum, 118 Rings', [
          'Lamp black on six sheets',
          '196 × 188 cm, 2023',
        ]),
        stool(-168, LEVEL + 10),
      ].join(''),
      1.6,
    );
  },
  egg() {
    const view = around(8, 0, 64);
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-30, -2, 13, { strength: 0.9 }),
        hung(thing('egg'), [10.4, 6.8], 'deep', 0, 0),
        label(19.5, 4.4, 0.8, 'Black Swan Egg', [
          'Walnut ink on kozo',
          '10.4 × 6.8 cm, 2019',
          'Lent by June Tran',
        ]),
      ].join(''),
      0.5,
    );
  },
  oar() {
    const view = room(560);
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-226, -76, 70),
        ground(view, LEVEL),
        ladder(150, LEVEL + 3, 236),
        hung(thing('oar'), [17, 274], 'black', -6, -8),
        label(34, -6, 3.1, 'Left Oar', ['Red oxide on kozo', '17 × 274 cm, 2012']),
        bench(-146, LEVEL + 12, 150),
      ].join(''),
      1.6,
    );
  },
  flathead() {
    const view = around(8, 2, 112);
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-44, -22, 22, { across: 3, down: 2 }),
        hung(thing('flathead'), [46, 17], 'mat', 0, 0),
        label(37.5, 8, 0.98, 'Supper', ['Blue-black on kozo', '46 × 17 cm, 2016'], true),
      ].join(''),
      0.8,
    );
  },
  door() {
    const view = room(490);
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-222, -66, 66),
        ground(view, LEVEL),
        hung(thing('door'), [82, 204], 'oak', 0, -6),
        label(64, 22, 3, '12 Mary Street, Back', ['Blue-black on kozo', '82 × 204 cm, 2018']),
        sleepingDog(-170, LEVEL + 14),
      ].join(''),
      1.6,
    );
  },
  key() {
    const view = around(6, 0, 60);
    const { markup } = thing('key');
    // A rubbed print is the thing in reverse.
    const real = markup.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#5b5650"');
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-22, -6, 13, { strength: 0.9 }),
        hung(thing('key'), [3.6, 9], 'deep', 0, 0),
        label(15.6, -9, 0.8, 'Shed Key', [
          'Red oxide on kozo',
          '3.6 × 9 cm, 2006',
          'The key, in use',
        ]),
        `<g filter="url(#near)"><g transform="translate(23.6 1.6) scale(-.1 .1)">${real}</g></g><circle cx="21.8" cy="2.62" r=".26" fill="#2c2926"/><circle cx="21.73" cy="2.55" r=".08" fill="#fff"/>`,
      ].join(''),
      0.42,
    );
  },
  leaf() {
    const view = around(4, 0, 72);
    // The shadow of a branch outside the window: leaves hang from it in pairs.
    const bough = repeat(11, (k) => {
      const [x, y] = [-33 + k * 1.9, -25 + k * 4.3 - Math.sin(k / 3) * 2];
      const pair = [24, -52].map(
        (turn, side) =>
          `<path d="M0 0c1.9 1.6 2.5 5.6 .9 10.4c-2.6 -3 -3 -7.4 -.9 -10.4z" transform="translate(${x} ${y + side * 1.6}) rotate(${turn + ((k * 37) % 26) - 13})"/>`,
      );
      return pair.join('');
    });
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-36, -4, 20, { strength: 0.9 }),
        `<g fill="#6b6f5c" opacity=".34" filter="url(#leafy)">${bough}<path d="M-36 -30q9 22 25 56" fill="none" stroke="#6b6f5c" stroke-width=".5"/></g>`,
        hung(thing('leaf'), [6.8, 17], 'deep', 0, 0),
        label(17, 6, 0.84, 'Gum Leaf, Tuesday', ['Green-black on kozo', '6.8 × 17 cm, 2021'], true),
      ].join(''),
      0.5,
    );
  },
  feather() {
    const view = around(4, 0, 94);
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-40, -6, 21, { strength: 0.9 }),
        hung(thing('feather'), [7.6, 31], 'mat', 0, 0),
        ruler(19, -15.5, 31),
        label(25, 7, 0.9, 'Yellow-tail', ['Red oxide on kozo', '7.6 × 31 cm, 2020']),
      ].join(''),
      0.6,
    );
  },
  fern() {
    const view = room(460);
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-206, -60, 62),
        ground(view, LEVEL),
        bench(-136, LEVEL + 10, 120),
        hung(thing('fern'), [72, 168], 'mat', 0, -6),
        label(64, 26, 3, 'Man Fern', ['Green-black on kozo', '72 × 168 cm, 2015']),
      ].join(''),
      1.4,
    );
  },
  saw() {
    const view: View = { ...room(330), y: -72 };
    return gallery(
      view,
      [
        paint(view, WHITE_WALL),
        sunlight(-120, -26, 42, { across: 4, down: 2 }),
        ground(view, 112),
        hung(thing('saw'), [183, 26], 'black', 0, -8),
        label(92, 30, 2.1, 'Two-Man Saw', ['Lamp black on kozo', '183 × 26 cm, 2009']),
        bench(-36, 124, 190),
      ].join(''),
      1.3,
    );
  },
  dinghy() {
    const view = room(500);
    return gallery(
      view,
      [
        paint(view, GREEN_WALL),
        sunlight(-226, -46, 60),
        ground(view, LEVEL),
        hung(thing('dinghy'), [366, 112], 'pinned', 0, -22),
        label(120, 50, 2.9, 'Perpetua, Starboard', [
          'Blue-black on seven sheets',
          '366 × 112 cm, 2022',
        ]),
        bench(-70, LEVEL + 10, 190),
      ].join(''),
      1.6,
    );
  },
  cover() {
    const view = around(14, 2, 150);
    return gallery(
      view,
      [
        paint(view, GREEN_WALL),
        sunlight(-66, -12, 30),
        hung(thing('cover'), [62, 62], 'mat', 0, 0),
        label(47, 18, 1.15, 'Macquarie Street', ['Lamp black on kozo', '62 × 62 cm, 2011'], true),
      ].join(''),
      1,
    );
  },
};

const draw: Draw = (params) => {
  const name = textParam(params, 'thing', '');
  const cover = COVERS[name];
  if (!cover) throw new Error(`no cover shows ${name}`);
  return cover();
};

export default draw;
