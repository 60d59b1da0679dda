/** Kettle & Crane, coffee: bag fronts, one crane drawn with circles and straight lines. */
import { page, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 720;
const HEIGHT = 1060;

const NIGHT = '#16244f';
const PALE = '#f9efdc';

interface Roast {
  readonly name: string;
  readonly place: string;
  readonly notes: string;
  readonly number: string;
  readonly ground: string;
  readonly ink: string;
  readonly sun: string;
  readonly water: string;
}

const ROASTS: Readonly<Record<string, Roast>> = {
  morning: {
    name: 'First Light',
    place: 'Filter · washed',
    notes: 'bergamot, white peach, honey',
    number: '01',
    ground: '#f2b632',
    ink: '#16244f',
    sun: '#f9efdc',
    water: '#e8672d',
  },
  noon: {
    name: 'Long Shadow',
    place: 'Espresso · natural',
    notes: 'cherry, cocoa nib, molasses',
    number: '02',
    ground: '#1f3fae',
    ink: '#f9efdc',
    sun: '#f2b632',
    water: '#16244f',
  },
  dusk: {
    name: 'Night Ferry',
    place: 'Decaf · sugar cane',
    notes: 'fig, hazelnut, cane syrup',
    number: '03',
    ground: '#f6ecd9',
    ink: '#16244f',
    sun: '#e8672d',
    water: '#1f3fae',
  },
};

/** The crane stands in the water before the sun: two legs, a teardrop body, an S for a neck. */
function crane({ ink, sun, water, ground }: Roast): string {
  const wave = (y: number, colour: string): string =>
    `<path d="M0 ${y}q60 -44 120 0t120 0t120 0t120 0t120 0t120 0V640H0Z" fill="${colour}"/>`;
  return `<circle cx="432" cy="262" r="196" fill="${sun}"/>
<path d="M322 520V318M368 520V330" stroke="${ink}" stroke-width="11"/>
<path d="M196 368C236 250 330 214 430 240C486 256 470 330 400 346C330 362 262 352 196 368Z" fill="${ink}"/>
<path d="M236 352C280 300 350 272 424 276" stroke="${ground}" stroke-width="7" fill="none"/>
<path d="M420 262C520 262 520 150 462 126C430 112 408 66 446 44C478 26 512 44 516 74" stroke="${ink}" stroke-width="25" fill="none" stroke-linecap="round"/>
<path d="M508 58L624 92L510 88Z" fill="${water}"/><circle cx="488" cy="62" r="6" fill="${sun}"/>
${wave(512, water)}${wave(560, NIGHT)}`;
}

const draw: Draw = (params) => {
  const roast = ROASTS[textParam(params, 'roast', 'morning')] ?? ROASTS['morning'];
  if (roast === undefined) throw new Error('no such roast');
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Bricolage', 'Space Grotesk'],
    style: `body{background:${roast.ground};color:${roast.ink};font-family:"Space Grotesk"}
header{position:absolute;left:56px;right:56px;top:128px;display:flex;justify-content:space-between;align-items:flex-start}
h1{font:800 62px/.86 Bricolage;letter-spacing:-2.5px}header b{font:600 30px Bricolage;border:4px solid;border-radius:50%;width:74px;height:74px;display:grid;place-items:center}
svg{position:absolute;left:0;top:276px}h2{position:absolute;left:56px;top:832px;font:700 66px/1 Bricolage;letter-spacing:-2.5px;color:${PALE}}
footer{position:absolute;left:56px;right:56px;bottom:60px;display:flex;justify-content:space-between;font-size:22px;line-height:1.35;color:${PALE}}
.base{position:absolute;left:0;right:0;top:800px;bottom:0;background:${NIGHT}}`,
    body: `<div class="base"></div><header><h1>Kettle<br>&amp; Crane</h1><b>${roast.number}</b></header>${svg(WIDTH, 640, crane(roast))}<h2>${roast.name}</h2><footer><span>${roast.place}<br>${roast.notes}</span><span>250 g</span></footer>`,
  });
};

export default draw;
