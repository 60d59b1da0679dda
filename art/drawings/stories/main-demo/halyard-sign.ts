/** Halyard: the sign of a pier, at noon and before the last boat. Parameter `time`: "day" or "night". */
import type { Draw } from '../../../workshop/types.ts';
import { repeat, stream, textParam } from '../../kit.ts';
import { board } from '../../flat-works/studio.ts';

const TIMES = {
  day: {
    sky: ['#f9d9c6', '#f7c9b4'],
    sun: '#fff1dc',
    far: '#c9a79b',
    sea: '#2f7f9c',
    crest: '#4b97b1',
    hull: '#10243f',
    white: '#fff7ea',
    shade: '#d9c9b4',
    red: '#e8402f',
    window: '#10243f',
    quay: '#efe0c8',
    edge: '#d3bf9f',
    post: '#10243f',
    sign: '#e8402f',
    word: '#fff7ea',
    next: ['Next boat', '12:10', 'Outer Light'],
  },
  night: {
    sky: ['#0a1830', '#1b3454'],
    sun: '#f2e6c8',
    far: '#0d1e38',
    sea: '#0f2c48',
    crest: '#1d4566',
    hull: '#050d1c',
    white: '#6f7f90',
    shade: '#4b5b70',
    red: '#8e2c2a',
    window: '#ffdd8f',
    quay: '#27405c',
    edge: '#172d47',
    post: '#050d1c',
    sign: '#ff4a35',
    word: '#fffaf0',
    next: ['Last boat', '23:15', 'Graholm'],
  },
} as const;

/** The mark, 120 units wide. */
const mark = (size: number, x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 120})"><path d="M10 6H44V38H76V6H110V42A50 50 0 0 1 10 42Z" fill="${colour}"/><path d="M6 104Q24 92 42 104T78 104T114 104" fill="none" stroke="${colour}" stroke-width="13"/></g>`;

const draw: Draw = (params) => {
  const time = textParam(params, 'time', 'day');
  if (time !== 'day' && time !== 'night') throw new Error('halyard-sign: day or night');
  const night = time === 'night';
  const c = TIMES[time];
  const next = stream(31);
  const stars = night
    ? repeat(46, () => {
        const [x, y] = [next() * 1200, next() * 380];
        return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.7 + next() * 1.1).toFixed(1)}" fill="#fff" opacity=".7"/>`;
      })
    : '';
  const row = (y: number, phase: number, colour: string): string =>
    `<path d="M${-120 + phase} ${y}${repeat(24, (k) => (k === 0 ? 'q30 -20 60 0' : 't60 0'))}V960H-120Z" fill="${colour}"/>`;
  const ship = `<g transform="translate(${night ? 84 : 120} 248) scale(.72)"><path d="M252 40H402L420 214H250Z" fill="${c.red}"/><path d="M252 40H402L404 66H252Z" fill="${c.hull}"/>${mark(92, 281, 96, c.white)}<path d="M120 214H560V262H120Z" fill="${c.white}"/><path d="M60 262H640V318H60Z" fill="${c.white}"/><path d="M120 256H560V262H120ZM60 312H640V318H60Z" fill="${c.shade}"/>${repeat(11, (k) => `<rect x="${140 + k * 37}" y="228" width="24" height="18" rx="4" fill="${c.window}"/>`)}${repeat(14, (k) => `<circle cx="${92 + k * 39}" cy="290" r="8" fill="${c.window}"/>`)}<path d="M20 318H720C712 372 690 420 660 480H60C40 430 26 380 20 318Z" fill="${c.hull}"/><path d="M24 352H714L709 366H27Z" fill="${c.red}"/>${night ? '<circle cx="706" cy="306" r="7" fill="#8dffb0"/>' : ''}<path d="M640 318V252" stroke="${c.hull}" stroke-width="7"/></g>`;
  const light = `<g transform="translate(96 468)"><path d="M-66 20Q-30 -8 10 -4T80 20Z" fill="${c.far}"/><path d="M-10 0L-6 -74H8L12 0Z" fill="${night ? c.far : c.white}"/><rect x="-8" y="-90" width="18" height="16" fill="${night ? '#ffe9b0' : c.red}"/><path d="M-10 -90L1 -102L12 -90Z" fill="${c.hull}"/></g>${night ? '<path d="M106 384L690 250V350Z" fill="url(#beam)"/><path d="M88 384L-20 364V400Z" fill="#ffe9b0" opacity=".16"/>' : ''}`;
  const people = (x: number, tall: number, bag: boolean): string =>
    `<g transform="translate(${x} 790) scale(${tall / 100})" fill="${c.post}"><ellipse cx="${night ? -12 : 26}" cy="2" rx="34" ry="5" opacity=".22"/><path d="M-15 0L-12 -46Q-20 -50 -17 -66Q-14 -80 0 -80Q14 -80 17 -66Q20 -50 12 -46L15 0H4L0 -34L-4 0Z"/><circle cy="-91" r="9.500"/>${bag ? '<rect x="18" y="-26" width="24" height="26" rx="4"/><path d="M24 -26V-36H36V-26" fill="none" stroke="currentColor" stroke-width="3"/>' : ''}</g>`;
  const glow = night
    ? `<ellipse cx="872" cy="420" rx="430" ry="520" fill="url(#glow)"/><ellipse cx="872" cy="812" rx="420" ry="72" fill="url(#pool)"/>`
    : `<path d="M800 796L1000 796L1200 850V874L900 826Z" fill="${c.edge}" opacity=".8"/>`;
  const [what, when, where] = c.next;
  const picture = `<svg width="1200" height="900" viewBox="0 0 1200 900"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${c.sky[0]}"/><stop offset="1" stop-color="${c.sky[1]}"/></linearGradient><radialGradient id="glow"><stop stop-color="#ff5a3c" stop-opacity=".5"/><stop offset=".45" stop-color="#ff5a3c" stop-opacity=".2"/><stop offset="1" stop-color="#ff5a3c" stop-opacity="0"/></radialGradient><radialGradient id="pool"><stop stop-color="#ff6a4a" stop-opacity=".55"/><stop offset="1" stop-color="#ff6a4a" stop-opacity="0"/></radialGradient><linearGradient id="beam"><stop stop-color="#ffe9b0" stop-opacity=".34"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient></defs><rect width="1200" height="900" fill="url(#sky)"/>${stars}<circle cx="${night ? 500 : 300}" cy="${night ? 130 : 190}" r="${night ? 42 : 104}" fill="${c.sun}"/>
<path d="M0 476Q120 446 240 470T520 462T820 474T1200 452V520H0Z" fill="${c.far}" opacity=".8"/>${light}<rect y="476" width="1200" height="424" fill="${c.sea}"/>${row(520, 0, c.crest)}${row(548, 26, c.sea)}${ship}${row(574, 10, c.crest)}${row(606, 40, c.sea)}${row(664, 0, c.crest)}${row(690, 30, c.sea)}
<path d="M0 752H1200V900H0Z" fill="${c.quay}"/><path d="M0 752H1200V770H0Z" fill="${c.edge}"/>${repeat(6, (k) => `<path d="M${k * 230 - 20} 770L${k * 250 - 70} 900" stroke="${c.edge}" stroke-width="3"/>`)}<g fill="${c.post}">${[70, 372].map((x) => `<path d="M${x - 22} 770V722Q${x - 36} 716 ${x - 34} 704H${x + 34}Q${x + 36} 716 ${x + 22} 722V770Z"/>`).join('')}</g>${glow}
<g><rect x="852" y="690" width="40" height="122" fill="${c.post}"/><rect x="812" y="800" width="120" height="16" rx="4" fill="${c.post}"/><rect x="692" y="66" width="360" height="650" rx="18" fill="${c.post}" opacity="${night ? 0.5 : 0.28}" transform="translate(${night ? 0 : 14} 12)"/><rect x="692" y="60" width="360" height="650" rx="18" fill="${c.sign}"/><g fill="none" stroke="${c.word}" stroke-width="17"><path d="M772 196V104M732 144l40 -40l40 40"/></g>${mark(72, 936, 108, c.word)}
<g fill="${c.word}" font-family="Bricolage"><text x="722" y="352" font-size="132" font-weight="700" letter-spacing="-8">Pier</text><text x="722" y="516" font-size="196" font-weight="700" letter-spacing="-8">3</text></g><rect x="716" y="552" width="312" height="134" rx="10" fill="${night ? '#fffaf0' : '#10243f'}"/><g fill="${night ? '#10243f' : '#fff7ea'}" font-family="Bricolage"><text x="738" y="588" font-size="24" font-weight="500">${what}</text><text x="738" y="654" font-size="58" font-weight="700" letter-spacing="-2">${when}</text><text x="890" y="652" font-size="${where.length > 8 ? 24 : 28}" font-weight="600">${where}</text></g></g>
${people(612, 134, true)}${people(524, 100, false)}${night ? '' : people(470, 138, false)}</svg>`;
  return board(['Bricolage'], `body{background:${c.sky[0]}}`, picture);
};

export default draw;
