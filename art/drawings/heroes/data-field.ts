import type { Draw } from '../../workshop/types.ts';
import { page, range, svg } from '../kit.ts';

const NAVY = '#0b1f3a';
const SKY = '#2f8fff';

/** Two hills of data and a valley between them; 0..1 over the plan. */
function value(u: number, v: number): number {
  const bump = (cu: number, cv: number, su: number, sv: number): number =>
    Math.exp(-(((u - cu) / su) ** 2) - ((v - cv) / sv) ** 2);
  const wave = 0.5 + 0.5 * Math.sin(u * 9 + Math.cos(v * 6) * 1.4);
  return Math.min(
    1,
    0.94 * bump(0.78, 0.42, 0.15, 0.2) +
      0.62 * bump(0.52, 0.68, 0.13, 0.16) +
      0.4 * bump(0.95, 0.8, 0.12, 0.12) +
      0.1 * wave * bump(0.7, 0.5, 0.4, 0.5),
  );
}

function mixHex(a: string, b: string, t: number): string {
  const part = (hex: string, k: number): number =>
    Number.parseInt(hex.slice(1 + 2 * k, 3 + 2 * k), 16);
  return `#${[0, 1, 2]
    .map((k) =>
      Math.round(part(a, k) + (part(b, k) - part(a, k)) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** From navy through sky to near white. */
function tone(t: number): string {
  return t < 0.5 ? mixHex(NAVY, SKY, t / 0.5) : mixHex(SKY, '#d6eaff', (t - 0.5) / 0.5);
}

const ACROSS = 64;
const DEEP = 40;

/** Where a place of the plan stands on the picture: two-point isometric, a little flattened. */
function project(u: number, v: number): readonly [number, number] {
  return [300 + 1560 * u + 760 * (v - 0.2), 760 - 520 * (u - 0.62) * 0.52 + 620 * (v - 0.18)];
}

/** Rods on a white plan, as many as there are readings; they shrink to dots and vanish towards the left. */
const draw: Draw = () => {
  const rods = range(DEEP)
    .flatMap((j) => range(ACROSS).map((i) => [i, j] as const))
    .map(([i, j]) => {
      const u = i / (ACROSS - 1);
      const v = j / (DEEP - 1);
      const [x, y] = project(u, v);
      const reading = value(u, v);
      const seen = Math.min(1, Math.max(0, (x - 860) / 420));
      if (seen <= 0.02 || x > 2460) return '';
      const h = 8 + 620 * reading * (0.25 + 0.75 * seen);
      const top = tone(0.12 + 0.88 * reading);
      const id = `r${Math.round(reading * 24)}`;
      const shadow = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(h * 0.34).toFixed(1)} ${(h * 0.1).toFixed(1)}" stroke="${NAVY}" stroke-width="9" stroke-linecap="round" opacity="${(0.05 * seen).toFixed(3)}"/>`;
      const body = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}v${(-h).toFixed(1)}" stroke="#fff" stroke-width="15" stroke-linecap="round"/><rect x="${(x - 5.5).toFixed(1)}" y="${(y - h).toFixed(1)}" width="11" height="${(h + 5).toFixed(1)}" rx="5.5" fill="url(#${id})"/><ellipse cx="${x.toFixed(1)}" cy="${(y - h + 4.4).toFixed(1)}" rx="5.5" ry="4.2" fill="${mixHex(top, '#ffffff', 0.45)}"/>`;
      return `${shadow}<g opacity="${seen.toFixed(2)}">${body}</g>`;
    })
    .join('');
  const ramps = range(26)
    .map((k) => {
      const t = k / 24;
      return `<linearGradient id="r${k}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone(0.12 + 0.88 * t)}"/><stop offset="${0.35 + 0.3 * t}" stop-color="${tone(0.06 + 0.5 * t)}"/><stop offset="1" stop-color="${mixHex(NAVY, '#9fb6d6', 0.16)}"/></linearGradient>`;
    })
    .join('');
  const body = svg(
    2400,
    1500,
    `<defs>${ramps}<linearGradient id="air" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fdfeff"/><stop offset="1" stop-color="#e4f0ff"/></linearGradient></defs><rect width="2400" height="1500" fill="url(#air)"/>${rods}`,
  );
  return page({
    width: 1200,
    height: 750,
    style: 'svg{display:block;width:1200px;height:750px}',
    body,
  });
};

export default draw;
