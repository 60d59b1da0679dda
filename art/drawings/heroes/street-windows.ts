import { curve, range, repeat, stream, type Point } from '../kit.ts';
import {
  archPath,
  ball,
  circlePath,
  contact,
  linear,
  polygon,
  rect,
  room,
  solidArch,
  washed,
} from './street-kit.ts';

/** What stands in a shop window, drawn in a box `w` wide and `h` high; the light in it has one colour. */
export type Diorama = (w: number, h: number) => string;

/** White and coral clay: an arch, a flight of steps, a ball that rests at its top. */
export const clay: Diorama = (w, h) => {
  const floor = h * 0.9;
  const step = (k: number): string => {
    const rise = h * 0.062;
    const x = w * (0.33 + 0.055 * k);
    const y = floor - rise * (k + 1);
    return washed({ x, y, w: w * 0.62 - w * 0.055 * k, h: rise + 1 }, ['#fff8f2', '#e9d3c8'], true);
  };
  return [
    room(w, h, {
      wall: ['#fff1e6', '#ffd9c6'],
      side: ['#e8a98f', '#ffd3bd'],
      floor: ['#fff0e6', '#f6c9b4'],
      ceiling: '#f3c4ae',
    }),
    `<circle cx="${w * 0.7}" cy="${h * 0.36}" r="${h * 0.19}" fill="#ff5a3c"/>`,
    solidArch(
      { x: w * 0.16, y: h * 0.2, w: w * 0.48, h: h * 0.7 },
      w * 0.085,
      13,
      ['#fffaf5', '#f1ddd2'],
      '#d3b1a2',
    ),
    contact(w * 0.66, floor, w * 0.34, 0.3),
    range(4).map(step).join(''),
    ball(w * 0.73, floor - h * 0.248 - h * 0.085, h * 0.085, ['#5a5560', '#26232a', '#0f0e12']),
    ball(w * 0.2, floor - h * 0.055 + 6, h * 0.065, ['#ffa58c', '#ff5a3c', '#b8290f']),
    ball(w * 0.43, floor + 8, h * 0.04, ['#ffffff', '#f6e6dc', '#d0b0a2']),
  ].join('');
};

/** A ribbon of satin that pours over a plinth, magenta to orange, in a dark room. */
export const ribbon: Diorama = (w, h) => {
  const strands = 15;
  const strand = (k: number): string => {
    const t = k / (strands - 1);
    const line: Point[] = range(15).map((i) => {
      const v = i / 14;
      const sway = Math.sin(v * 5.2 + 0.5 + t * 0.9) * w * (0.23 - 0.07 * v);
      const spread = (t - 0.5) * w * (0.16 + 0.34 * Math.sin(v * 3.3 + 0.5) ** 2);
      return [w * 0.5 + sway + spread, h * (-0.04 + 0.9 * v)];
    });
    const hue =
      ['#5d0f5a', '#a3125f', '#e8276b', '#ff5a4a', '#ff8a3d', '#ffc27a'][Math.floor(t * 5.99)] ??
      '#e8276b';
    return `<path d="${curve(line)}" fill="none" stroke="#14060f" stroke-width="15" opacity=".55"/><path d="${curve(line)}" fill="none" stroke="${hue}" stroke-width="11"/><path d="${curve(line)}" fill="none" stroke="#ffe2c0" stroke-width="1.6" opacity="${0.25 + 0.5 * t}" transform="translate(-4 0)"/>`;
  };
  return [
    room(w, h, {
      wall: ['#5b1247', '#b52a55', '#ff8a55'],
      side: ['#1d0a20', '#5d1546'],
      floor: ['#e8603f', '#5a1240'],
      ceiling: '#2a0d2b',
    }),
    `<circle cx="${w / 2}" cy="${h * 0.52}" r="${h * 0.34}" fill="#ffb27a" opacity=".5" filter="url(#soft24)"/>`,
    contact(w * 0.5, h * 0.9, w * 0.34, 0.6),
    range(strands).map(strand).join(''),
    washed({ x: w * 0.25, y: h * 0.82, w: w * 0.5, h: h * 0.12 }, ['#2a1026', '#0f0610'], true),
    rect(w * 0.25, h * 0.82, w * 0.5, 3, '#ff9a6a'),
  ].join('');
};

/** Slices that stand for the bend of one flute. */
const SLICES = 14;

/** Two glowing orbs behind fluted glass: every flute shows them a little displaced. */
export const orbs: Diorama = (w, h) => {
  const flutes = 15;
  const width = w / flutes;
  const pair = (shift: number): string =>
    `<circle cx="${w * 0.44 + shift}" cy="${h * 0.55}" r="${h * 0.255}" fill="url(#apricot)"/><circle cx="${w * 0.72 + shift}" cy="${h * 0.3}" r="${h * 0.145}" fill="url(#periwinkle)"/><circle cx="${w * 0.73 + shift}" cy="${h * 0.78}" r="${h * 0.075}" fill="url(#rosy)"/>`;
  const flute = (k: number): string => {
    const x = k * width;
    const parts = repeat(SLICES, (i) => {
      const left = x + (width * i) / SLICES;
      const across = ((i + 0.5) / SLICES) * 2 - 1;
      const bend = (across / Math.sqrt(1.15 - across * across)) * width * 0.46;
      return `<clipPath id="fl${k}-${i}"><rect x="${left - 0.3}" y="0" width="${width / SLICES + 0.6}" height="${h}"/></clipPath><g clip-path="url(#fl${k}-${i})">${pair(bend)}</g>`;
    });
    return `${parts}${rect(x, 0, width, h, 'url(#flute)')}`;
  };
  return [
    '<linearGradient id="apricot" x1=".3" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff0c8"/><stop offset=".4" stop-color="#ffb35c"/><stop offset="1" stop-color="#ff5a2e"/></linearGradient>',
    '<linearGradient id="periwinkle" x1=".4" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#cfd6ff"/><stop offset=".5" stop-color="#6f7bff"/><stop offset="1" stop-color="#3037dc"/></linearGradient>',
    '<linearGradient id="rosy" x1=".4" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#ffe0ea"/><stop offset="1" stop-color="#ff5f95"/></linearGradient>',
    '<linearGradient id="flute"><stop offset="0" stop-color="#6a6fc0" stop-opacity=".3"/><stop offset=".22" stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#6a6fc0" stop-opacity=".16"/></linearGradient>',
    washed({ x: 0, y: 0, w, h }, ['#cdd3ff', '#eef0ff', '#ffe9d8']),
    repeat(flutes, flute),
  ].join('');
};

/** A gallery: three framed works on a warm wall, each under its own lamp, and a bench. */
export const gallery: Diorama = (w, h) => {
  const framed = (x: number, y: number, fw: number, fh: number, art: string): string =>
    `<path d="M${x + fw / 2 - 12} ${y - 26}h24L${x + fw + 26} ${y + fh + 26}H${x - 26}Z" fill="#fff3d2" opacity=".34" filter="url(#soft6)"/>${rect(x + 4, y + 7, fw, fh, '#6b4a2c', 'opacity=".5" filter="url(#soft6)"')}${rect(x, y, fw, fh, '#17130f')}${rect(x + 5, y + 5, fw - 10, fh - 10, '#fffaf0')}<svg x="${x + 15}" y="${y + 15}" width="${fw - 30}" height="${fh - 30}" viewBox="0 0 100 130" preserveAspectRatio="xMidYMid slice">${art}</svg>${rect(x + fw / 2 - 15, y - 30, 30, 6, '#17130f')}`;
  return [
    room(w, h, {
      wall: ['#f9e3bd', '#f4cf98'],
      side: ['#c98f50', '#f2cc95'],
      floor: ['#d79a58', '#8c5527'],
      ceiling: '#d9a766',
    }),
    framed(
      w * 0.13,
      h * 0.24,
      w * 0.21,
      h * 0.4,
      '<rect width="100" height="130" fill="#f2c14e"/><circle cx="50" cy="50" r="34" fill="#ff4f1f"/><path d="M0 96q25-18 50 0t50 0v34H0Z" fill="#17324a"/>',
    ),
    framed(
      w * 0.395,
      h * 0.16,
      w * 0.25,
      h * 0.52,
      '<rect width="100" height="130" fill="#e4002b"/><path d="M0 130 70 0h30v46L54 130Z" fill="#fff"/><circle cx="26" cy="30" r="15" fill="#14120f"/>',
    ),
    framed(
      w * 0.7,
      h * 0.26,
      w * 0.19,
      h * 0.36,
      '<rect width="100" height="130" fill="#dfe5ff"/><rect x="0" y="65" width="50" height="65" fill="#3037dc"/><path d="M50 65a50 50 0 0 1 50-50v50Z" fill="#ff8a3d"/><circle cx="24" cy="34" r="20" fill="#14120f"/>',
    ),
    contact(w * 0.52, h * 0.93, w * 0.24, 0.5),
    washed(
      { x: w * 0.33, y: h * 0.825, w: w * 0.38, h: h * 0.035 },
      ['#4a3020', '#20140c'],
      true,
      'rx="3"',
    ),
    rect(w * 0.37, h * 0.86, 8, h * 0.07, '#20140c'),
    rect(w * 0.65, h * 0.86, 8, h * 0.07, '#20140c'),
  ].join('');
};

/** A reading corner at night: an arc lamp, a wing chair, a book left open. */
export const lamp: Diorama = (w, h) =>
  [
    room(w, h, {
      wall: ['#3c2a18', '#9a5f20', '#e9a040'],
      side: ['#1c130b', '#6a4218'],
      floor: ['#c07a2c', '#3a220e'],
      ceiling: '#2a1c0f',
    }),
    `<circle cx="${w * 0.38}" cy="${h * 0.38}" r="${h * 0.42}" fill="#ffcf7a" opacity=".75" filter="url(#soft24)"/>`,
    `<path d="M${w * 0.16} ${h * 0.48}L${w * 0.6} ${h * 0.48}L${w * 0.82} ${h}H${w * -0.08}Z" fill="#ffdf9c" opacity=".32" filter="url(#soft6)"/>`,
    contact(w * 0.6, h * 0.93, w * 0.3, 0.6),
    `<path d="M${w * 0.8} ${h * 0.93}V${h * 0.3}C${w * 0.8} ${h * 0.08} ${w * 0.38} ${h * 0.04} ${w * 0.38} ${h * 0.3}" fill="none" stroke="#160e07" stroke-width="5"/>`,
    `<ellipse cx="${w * 0.8}" cy="${h * 0.935}" rx="${w * 0.09}" ry="6" fill="#160e07"/>`,
    `<path d="M${w * 0.2} ${h * 0.45}A${w * 0.18} ${h * 0.17} 0 0 1 ${w * 0.56} ${h * 0.45}Z" fill="#ff5a2a"/><path d="M${w * 0.2} ${h * 0.45}A${w * 0.18} ${h * 0.17} 0 0 1 ${w * 0.38} ${h * 0.28}L${w * 0.34} ${h * 0.45}Z" fill="#ff8a55"/>`,
    `<ellipse cx="${w * 0.38}" cy="${h * 0.45}" rx="${w * 0.17}" ry="7" fill="#fff6df"/>`,
    // The chair: back, seat, arm, legs.
    `<path d="M${w * 0.3} ${h * 0.84}C${w * 0.26} ${h * 0.66} ${w * 0.3} ${h * 0.57} ${w * 0.42} ${h * 0.56}S${w * 0.62} ${h * 0.6} ${w * 0.62} ${h * 0.72}V${h * 0.84}Z" fill="#1d3a3f"/><path d="M${w * 0.33} ${h * 0.62}C${w * 0.38} ${h * 0.57} ${w * 0.52} ${h * 0.57} ${w * 0.57} ${h * 0.62}" fill="none" stroke="#7fb0a8" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
    rect(w * 0.26, h * 0.76, w * 0.42, h * 0.11, '#2b5557', 'rx="13"'),
    rect(w * 0.24, h * 0.7, w * 0.08, h * 0.18, '#234a4d', 'rx="11"'),
    rect(w * 0.62, h * 0.7, w * 0.08, h * 0.18, '#16302f', 'rx="11"'),
    rect(w * 0.28, h * 0.87, 6, h * 0.06, '#160e07'),
    rect(w * 0.64, h * 0.87, 6, h * 0.06, '#160e07'),
    polygon(
      [
        [w * 0.4, h * 0.75],
        [w * 0.47, h * 0.735],
        [w * 0.55, h * 0.75],
        [w * 0.47, h * 0.77],
      ],
      '#fff2d6',
    ),
  ].join('');

/** A tall plant in a terracotta pot before a plaster niche, and an oak stool. */
export const plant: Diorama = (w, h) => {
  const next = stream(12);
  const stem = { x: w * 0.46, y: h * 0.72 };
  const leaf = (angle: number, length: number, shade: string, light: string): string => {
    const turn = (angle * 180) / Math.PI;
    const wide = length * 0.27;
    return `<g transform="translate(${stem.x} ${stem.y}) rotate(${turn.toFixed(1)})"><path d="M0 0Q${length * 0.35} ${-6} ${length * 0.42} 0" fill="none" stroke="#39401f" stroke-width="3.4"/><path d="M${length * 0.36} 0C${length * 0.5} ${-wide} ${length * 0.85} ${-wide} ${length} 0C${length * 0.85} ${wide} ${length * 0.5} ${wide} ${length * 0.36} 0Z" fill="${shade}"/><path d="M${length * 0.36} 0C${length * 0.5} ${-wide} ${length * 0.85} ${-wide} ${length} 0Z" fill="${light}"/></g>`;
  };
  const leaves = range(17)
    .map((k) => {
      const angle = -Math.PI / 2 + (k - 8) * 0.205 + (next() - 0.5) * 0.12;
      const length = h * (0.36 + 0.2 * Math.cos((k - 8) * 0.19) + 0.05 * next());
      const tone = k % 3;
      return leaf(
        angle,
        length,
        ['#3f4a26', '#515c31', '#353f20'][tone] ?? '#3f4a26',
        ['#6f7a45', '#8a9257', '#58643a'][tone] ?? '#6f7a45',
      );
    })
    .sort()
    .join('');
  const pot = linear(['#e0825a', '#b4552d', '#7c3216'], 1, 0);
  const oak = linear(['#d2a678', '#a9805a', '#7c5634'], 1, 0);
  return [
    room(w, h, {
      wall: ['#f6ead6', '#ecd3b0'],
      side: ['#bd9264', '#ead0ac'],
      floor: ['#d9b384', '#96693c'],
      ceiling: '#d8b88e',
    }),
    `<path d="${archPath({ x: w * 0.2, y: h * 0.14, w: w * 0.52, h: h * 0.66 })}" fill="#d9a876"/><path d="${archPath({ x: w * 0.225, y: h * 0.165, w: w * 0.495, h: h * 0.635 })}" fill="#fbe9cc"/>`,
    `<path d="${circlePath(w * 0.5, h * 0.3, h * 0.2)}" fill="#fff6e0" opacity=".8" filter="url(#soft24)"/>`,
    contact(w * 0.5, h * 0.93, w * 0.2, 0.5),
    `<ellipse cx="${stem.x}" cy="${stem.y - h * 0.1}" rx="${w * 0.16}" ry="${h * 0.16}" fill="#2c351c"/>`,
    leaves,
    `${pot.def}<path d="M${w * 0.33} ${h * 0.7}H${w * 0.6}L${w * 0.56} ${h * 0.93}H${w * 0.37}Z" fill="${pot.fill}"/>${rect(w * 0.315, h * 0.68, w * 0.3, h * 0.055, pot.fill, 'rx="4"')}${rect(w * 0.33, h * 0.735, w * 0.27, 6, '#5c2410', 'opacity=".4"')}`,
    `${oak.def}${contact(w * 0.79, h * 0.94, w * 0.12, 0.45)}${rect(w * 0.69, h * 0.79, w * 0.2, h * 0.03, oak.fill, 'rx="4"')}`,
    polygon(
      [
        [w * 0.71, h * 0.82],
        [w * 0.735, h * 0.82],
        [w * 0.72, h * 0.94],
        [w * 0.7, h * 0.94],
      ],
      '#8a6038',
    ),
    polygon(
      [
        [w * 0.85, h * 0.82],
        [w * 0.875, h * 0.82],
        [w * 0.885, h * 0.94],
        [w * 0.865, h * 0.94],
      ],
      '#6d4725',
    ),
    ball(w * 0.79, h * 0.745, h * 0.043, ['#fff7e8', '#efe0c8', '#bfa27a']),
  ].join('');
};
