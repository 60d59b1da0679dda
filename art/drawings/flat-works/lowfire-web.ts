/** Lowfire, a ceramics shop: a quiet landing page on terracotta. */
import { repeat, stream } from '../kit.ts';
import { board, browser, icon } from './studio.ts';
import type { Draw } from '../../workshop/types.ts';

/** Right half of a vessel's outline, foot first, as path commands from (0, 0) upwards. */
const FORMS = {
  vase: 'M0 0H34C62 -40 74 -110 40 -166C26 -190 24 -206 30 -232H0Z',
  bowl: 'M0 0H30C34 -16 96 -40 104 -96H0Z',
  jug: 'M0 0H46C60 -60 66 -120 44 -160C40 -170 42 -184 48 -200H0Z',
  cup: 'M0 0H36C44 -30 48 -64 48 -96H0Z',
  plate: 'M0 0H44C50 -10 120 -12 132 -24H0Z',
  moon: 'M0 0H36C110 -20 118 -150 40 -176C34 -180 34 -188 36 -196H0Z',
} as const;

type Form = keyof typeof FORMS;

/** A thrown vessel: body, side light, a dipped glaze and iron specks. */
export function vessel(
  form: Form,
  x: number,
  y: number,
  scale: number,
  body: string,
  glaze: string,
  dip: number,
): string {
  const id = `${form}${x}${y}`.replaceAll(/\W/g, '');
  const half = FORMS[form];
  const next = stream(x + y);
  const outline = `<path d="${half}"/><path d="${half}" transform="scale(-1 1)"/>`;
  const specks = repeat(
    40,
    () =>
      `<circle cx="${(next() * 260 - 130).toFixed(0)}" cy="${(-next() * 240).toFixed(0)}" r="${(0.6 + next() * 1.1).toFixed(1)}" fill="#3a2a20" opacity=".45"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="34" cy="2" rx="110" ry="11" fill="#3b2418" opacity=".22" filter="url(#blur)"/><clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})"><rect x="-140" y="-250" width="280" height="260" fill="${body}"/><path d="M-140 -250H140V${-dip}Q70 ${-dip + 22} 0 ${-dip + 4}T-140 ${-dip + 8}Z" fill="${glaze}"/>${specks}<rect x="-140" y="-250" width="280" height="260" fill="url(#round)"/></g></g>`;
}

/** What every drawing with a vessel needs once. */
export const DEFS = `<defs><filter id="blur" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="7"/></filter><linearGradient id="round"><stop offset=".18" stop-color="#fff" stop-opacity=".0"/><stop offset=".36" stop-color="#fff" stop-opacity=".34"/><stop offset=".52" stop-color="#fff" stop-opacity="0"/><stop offset=".86" stop-color="#2a140a" stop-opacity=".42"/></linearGradient></defs>`;

const SHELF: readonly (readonly [
  form: Form,
  name: string,
  glaze: string,
  price: string,
  body: string,
  dip: string,
  level: number,
])[] = [
  ['cup', 'Morning cup', 'Oat', '€ 28', '#d8b696', '#f3eadb', 34],
  ['bowl', 'Salt bowl', 'River', '€ 42', '#caa283', '#7f9694', 44],
  ['jug', 'Half-litre jug', 'Ink', '€ 76', '#b98260', '#2f3a44', 70],
  ['plate', 'Bread plate', 'Chalk', '€ 34', '#cfa988', '#f2ece2', 12],
];

const draw: Draw = () => {
  const hero = `<svg width="452" height="382" viewBox="0 64 452 382">${DEFS}<rect width="452" height="452" fill="#e3cdb4"/><path d="M0 0H300L452 210V452H0Z" fill="#ecdcc8"/><path d="M60 0H190L452 330V452H420Z" fill="#f4e9da" opacity=".8"/><path d="M0 352H452V452H0Z" fill="#c99e7a"/><path d="M0 352H452V360H0Z" fill="#b58763"/>${vessel('vase', 300, 392, 1.22, '#a9613c', '#f1e6d5', 150)}${vessel('moon', 146, 404, 1.02, '#d9bd9f', '#54656a', 96)}${vessel('bowl', 268, 428, 0.78, '#c98d63', '#f4ece0', 46)}</svg>`;
  const shelf = SHELF.map(
    ([form, name, glaze, price, body, dip, level], k) =>
      `<li><svg width="100%" height="160" viewBox="16 20 175 160" preserveAspectRatio="xMidYMid slice">${DEFS}<rect width="240" height="240" fill="${['#efe3d3', '#e6d7c4', '#efe3d3', '#e6d7c4'][k] ?? ''}"/>${vessel(form, 103, 152, form === 'jug' ? 0.56 : form === 'cup' ? 0.8 : 0.6, body, dip, level)}</svg><b>${name}<em>${price}</em></b><span>${glaze} glaze</span></li>`,
  ).join('');
  return board(
    ['Cormorant', 'Inter Tight'],
    `body{background:#a85532}.glow{position:absolute;inset:0;background:linear-gradient(128deg,#bd6a43 0 38%,#a85532 38% 64%,#984a2a 64%)}
.view{padding:0 54px;color:#33241b;font:400 15px/1.5 "Inter Tight"}nav{display:flex;align-items:center;height:74px;gap:30px}nav b{font:600 31px/1 Cormorant;letter-spacing:-.4px;margin-right:auto}nav .icon{margin-left:2px}
.hero{display:grid;grid-template-columns:1fr 452px;gap:24px}h1{font:500 78px/.9 Cormorant;letter-spacing:-2.6px;margin-top:14px}.hero p{font-size:16.500px;line-height:1.55;margin:22px 0 24px;max-width:330px;color:#6b5648}
.go{display:inline-flex;gap:14px;align-items:center;background:#33241b;color:#f8efe4;border-radius:40px;padding:14px 24px;font-weight:500}.hero small{display:block;margin-top:24px;font-size:13.500px;color:#8a7361}
h2{font:500 34px/1 Cormorant;margin:26px 0 16px;display:flex;justify-content:space-between;letter-spacing:-.6px}h2 a{font:500 14.500px/2.200 "Inter Tight";letter-spacing:0}ul{display:grid;grid-template-columns:repeat(4,1fr);gap:20px}li b{display:flex;justify-content:space-between;font-weight:500;margin-top:12px}li b em{font-weight:400}li span{color:#8a7361;font-size:13.500px}`,
    `<div class="glow"></div>${browser(
      'left:100px;top:56px;width:1000px;height:880px;background:#faf4ea;box-shadow:0 40px 90px #3d160680,0 6px 18px #3d160640',
      'lowfire.example',
      'background:#f1e6d6;color:#33241b',
      `<nav><b>Lowfire</b><a>Tableware</a><a>Vases</a><a>Seconds</a><a>The kiln</a>${icon('search', 20)}${icon('bag', 20)}</nav>
<div class="hero"><div><h1>Tableware for slow mornings</h1><p>Stoneware thrown in batches of forty, glazed with wood ash and fired once, low and long.</p><a class="go">See the spring firing ${icon('right', 18)}</a><small>Kiln opens on Thursday, 9 April</small></div>${hero}</div>
<h2>From firing no. 61 <a>All forty pieces</a></h2><ul>${shelf}</ul>`,
    )}`,
  );
};

export default draw;
