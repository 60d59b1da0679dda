import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** What an owner brings along, as files on their disk. */
export interface Belongings {
  /** A picture for the top of their page. */
  readonly picture: string;
  /** Their sign. */
  readonly logo: string;
}

const SIZE = { width: 2400, height: 800 } as const;
/** The quay's edge, in pixels from the top. */
const QUAY = 560;
const PAPER = '#faf7f0';
const INK = '#12372a';
const RUST = '#a8431f';

const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 36" fill="none" stroke="#12372a">
  <path d="M3 29q7-6 14 0t14 0 14 0" stroke-width="3"/>
  <path d="M7 21C7 9 17 3 31 3l12 6-9 3c-2 7-9 10-19 9z" fill="#12372a" stroke="none"/>
  <path d="M62 5v26M80 5v26M62 17h18M114 5v26h14" stroke-width="2.8"/>
  <path d="M97 13v10M92 18h10" stroke="#a8431f" stroke-width="2.8"/>
</svg>`;

/** Draws what a bookkeeper of a harbour town would bring, into a folder. */
export async function writeBelongings(folder: string): Promise<Belongings> {
  const belongings = { picture: join(folder, 'harbour.jpg'), logo: join(folder, 'sign.svg') };
  await writeFile(belongings.logo, SIGN);
  await sharp(Buffer.from(harbour())).jpeg({ quality: 86 }).toFile(belongings.picture);
  return belongings;
}

/** Houses on a quay, two boats and the morning sun, as lines of one ink. */
function harbour(): string {
  const { width, height } = SIZE;
  const sun = lines(15, (row) => chord(1560, 300, 190, 130 + row * 22));
  const water = lines(11, (row) => {
    const y = QUAY + 34 + row * 20;
    return `M${String(40 + ((row * 137) % 260))} ${String(y)}q60-9 120 0t120 0h${String(500 + ((row * 211) % 900))}q70-9 140 0t140 0`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" fill="none" stroke="${INK}" stroke-width="4">
    <path fill="${PAPER}" stroke="none" d="M0 0h${String(width)}v${String(height)}H0z"/>
    <path d="${sun}" stroke="${RUST}" stroke-width="5"/>
    ${[300, 220, 260, 340, 230, 280, 250].map((tall, place) => house(90 + place * 150, tall)).join('')}
    <path d="M0 ${String(QUAY)}h${String(width)}M0 ${String(QUAY + 12)}h${String(width)}"/>
    <path d="${water}" stroke-width="3"/>
    ${boat(1420, 1)}${boat(1900, 1.35)}
  </svg>`;
}

const lines = (count: number, line: (row: number) => string) =>
  Array.from({ length: count }, (_, row) => line(row)).join('');

/** A line across a circle. */
function chord(x: number, y: number, radius: number, at: number): string {
  const half = Math.sqrt(Math.max(0, radius ** 2 - (at - y) ** 2));
  return half < 8 ? '' : `M${(x - half).toFixed(0)} ${String(at)}h${(half * 2).toFixed(0)}`;
}

/** A gabled house with its shaded side in hatching. */
function house(x: number, tall: number): string {
  const [wide, top] = [140, QUAY - tall];
  const hatching = lines(
    Math.floor(tall / 9),
    (row) => `M${String(x + 96)} ${String(top + 8 + row * 9)}h44`,
  );
  const windows = lines(Math.floor(tall / 74), (row) => {
    const y = top + 22 + row * 70;
    return `M${String(x + 20)} ${String(y)}h24v34h-24zM${String(x + 58)} ${String(y)}h24v34h-24z`;
  });
  return `<path fill="${PAPER}" d="M${String(x)} ${String(QUAY)}V${String(top)}l${String(wide / 2)}-78 ${String(wide / 2)} 78v${String(tall)}z"/>
    <path d="${hatching}" stroke-width="2"/><path d="${windows}" fill="${INK}" fill-opacity=".82" stroke-width="3"/>`;
}

/** A boat under sail; its sail has the owner's second colour. */
const boat = (x: number, scale: number) =>
  `<g transform="translate(${String(x)} ${String(QUAY + 96)}) scale(${String(scale)})">
    <path fill="${INK}" d="M-110-30h240l-44 52H-70z"/><path d="M0-30V-280"/>
    <path fill="${RUST}" stroke="none" d="M10-272v222h128z"/><path d="M-12-236v186h-84z" fill="${PAPER}"/>
  </g>`;
