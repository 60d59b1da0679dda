/** Wren & Tallow, a soap maker: labels for a bottle and a jar, a carton's front, ceramics' labels. */
import { page, repeat, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const LEAF = '#1f4d45';
const BLUSH = '#f6c7b6';
const CREAM = '#fbf3e6';
const CORAL = '#ee6a50';

/** A wren of four shapes: body, wing, cocked tail, beak. */
function wren(x: number, y: number, size: number, ink: string, wing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 200})"><path d="M20 110C20 50 80 30 120 50C150 64 160 100 140 130C118 164 60 176 34 150Z" fill="${ink}"/><path d="M128 70L196 6L168 104Z" fill="${ink}"/><path d="M62 92C92 74 128 84 138 116C110 132 78 126 62 92Z" fill="${wing}"/><path d="M28 84L-14 92L22 104Z" fill="${wing}"/><circle cx="46" cy="78" r="6" fill="${CREAM}"/><path d="M80 160V196M98 158V196" stroke="${ink}" stroke-width="6"/></g>`;
}

const sprigs = (width: number, height: number, ink: string): string =>
  repeat(7, (k) => {
    const x = (width / 7) * (k + 0.5);
    const leaves = repeat(6, (j) => {
      const y = height - 30 - j * ((height - 60) / 6.5);
      const side = j % 2 ? 1 : -1;
      return `<path d="M${x} ${y}q${side * 34} -12 ${side * 44} -44q${side * -38} 4 ${side * -44} 44" fill="${ink}"/>`;
    });
    return `<path d="M${x} ${height}V14" stroke="${ink}" stroke-width="4"/>${leaves}`;
  });

interface Label {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ink: string;
  readonly name: string;
  readonly kind: string;
  readonly wing: string;
}

// prettier-ignore
const LABELS: Readonly<Record<string, Label>> = {
  bottle: { width: 900, height: 760, ground: CREAM, ink: LEAF, name: 'Hedgerow', kind: 'hand wash · 300 ml', wing: CORAL },
  jar: { width: 900, height: 460, ground: CORAL, ink: CREAM, name: 'Orchard', kind: 'body balm · 200 g', wing: LEAF },
};

function wrap({ width, height, ground, ink, name, kind, wing }: Label): ReturnType<Draw> {
  return page({
    width,
    height,
    families: ['Instrument Serif', 'Space Grotesk'],
    style: `body{background:${ground};color:${ink};text-align:center}svg{position:absolute;left:0;top:0}h1{position:absolute;left:0;right:0;bottom:${height * 0.2}px;font:400 ${height > 600 ? 118 : 104}px/1 "Instrument Serif";letter-spacing:-3px}p{position:absolute;left:0;right:0;bottom:${height * 0.1}px;font:500 24px/1 "Space Grotesk"}h2{position:absolute;left:0;right:0;top:${height * 0.08}px;font:500 25px/1 "Space Grotesk"}`,
    body: `${svg(width, height, wren(width / 2 - height * 0.17, height * 0.2, height * 0.36, ink, wing))}<h2>Wren &amp; Tallow</h2><h1>${name}</h1><p>${kind}</p>`,
  });
}

function carton(): ReturnType<Draw> {
  return page({
    width: 700,
    height: 1040,
    families: ['Instrument Serif', 'Space Grotesk'],
    style: `body{background:${LEAF};color:${CREAM}}svg{position:absolute;left:0;bottom:0}h1{position:absolute;left:56px;top:120px;font:400 150px/.84 "Instrument Serif";letter-spacing:-5px}h2{position:absolute;left:60px;top:56px;font:500 27px/1 "Space Grotesk"}p{position:absolute;right:56px;top:56px;font:500 27px/1 "Space Grotesk"}`,
    body: `<h2>Wren &amp; Tallow</h2><p>Nº 3</p><h1>Winter<br>Garden</h1>${svg(700, 560, sprigs(700, 560, BLUSH) + wren(330, 190, 240, CORAL, CREAM))}`,
  });
}

const draw: Draw = (params) => {
  const part = textParam(params, 'part', 'bottle');
  const label = LABELS[part];
  return label === undefined ? carton() : wrap(label);
};

export default draw;
