import type { Draw } from '../../workshop/types.ts';
import { page, range, repeat, svg } from '../kit.ts';
import { FAINT, GRAPHITE, LIME, LINE, MONO_STYLE } from '../plates/draft.ts';

/** The optical axis on the picture: a point on it and its direction (towards the far end). */
const ORIGIN = { x: 1010, y: 802 };
const ANGLE = -20;
const AXIS = { x: Math.cos((ANGLE * Math.PI) / 180), y: Math.sin((ANGLE * Math.PI) / 180) };

/** How flat a circle across the axis looks. */
const FLAT = 0.4;

type Spot = readonly [x: number, y: number];

/** A point `s` along the axis, on a circle of this radius, `turn` radians round (0 points along the axis on the picture). */
function spot(s: number, radius: number, turn: number): Spot {
  const u = radius * FLAT * Math.cos(turn);
  const v = radius * Math.sin(turn);
  return [ORIGIN.x + AXIS.x * (s + u) - AXIS.y * v, ORIGIN.y + AXIS.y * (s + u) + AXIS.x * v];
}

function path(points: readonly Spot[], closed = true): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

function circle(s: number, radius: number, from = 0, to = 2 * Math.PI): Spot[] {
  const steps = 96;
  return range(steps + 1).map((k) => spot(s, radius, from + ((to - from) * k) / steps));
}

interface Style {
  readonly stroke?: string;
  readonly width?: number;
  readonly fill?: string;
}

function shape(
  points: readonly Spot[],
  { stroke = LINE, width = 1.8, fill = GRAPHITE }: Style = {},
  closed = true,
): string {
  return `<path d="${path(points, closed)}" fill="${closed ? fill : 'none'}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** The outer wall of a tube between two places on the axis, with what is engraved on it. */
function barrel(near: number, far: number, radius: number, style: Style = {}): string {
  const outline = [
    ...circle(near, radius, Math.PI / 2, (3 * Math.PI) / 2),
    ...circle(far, radius, (3 * Math.PI) / 2, (5 * Math.PI) / 2),
  ];
  return shape(outline, style);
}

/** The near face of a tube: a flat ring. */
function face(s: number, outer: number, inner: number, style: Style = {}): string {
  const { stroke = LINE, width = 1.8, fill = '#1b1f22' } = style;
  return `<path d="${path(circle(s, outer))}${path(circle(s, inner))}" fill="${fill}" fill-rule="evenodd" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** What one sees through the hole: the far wall inside. */
function bore(near: number, far: number, radius: number, rings = 0): string {
  const clip = `b${Math.round(near)}`;
  const threads = repeat(rings, (k) =>
    shape(circle(near + ((far - near) * (k + 1)) / (rings + 1), radius - 2), {
      stroke: FAINT,
      width: 1.2,
      fill: 'none',
    }),
  );
  return `<clipPath id="${clip}"><path d="${path(circle(near, radius))}"/></clipPath><path d="${path(circle(near, radius))}" fill="#0e1012"/><g clip-path="url(#${clip})">${threads}${shape(circle(far, radius), { stroke: FAINT, fill: GRAPHITE })}</g>`;
}

/** Lines along the axis on the visible side of a tube: knurls, ribs, scales. */
function ribs(
  near: number,
  far: number,
  radius: number,
  count: number,
  style: Style = {},
  only?: (k: number) => boolean,
): string {
  return repeat(count, (k) => {
    const turn = -Math.PI / 2 + (Math.PI * (k + 0.5)) / count;
    if (only !== undefined && !only(k)) return '';
    const { stroke = FAINT, width = 1.4 } = style;
    return shape([spot(near, radius, turn), spot(far, radius, turn)], { stroke, width }, false);
  });
}

/** A lens: two curved faces and its rim. */
function glass(s: number, radius: number, thick: number, bulge: number): string {
  const arcs = [0.75, 0.5, 0.25].map((share) =>
    shape(circle(s - bulge * (1 - share * share), radius * share), {
      stroke: '#5f6b70',
      width: 1.1,
      fill: 'none',
    }),
  );
  const highlight = range(24).map((k) =>
    spot(s - bulge * 0.42, radius * 0.76, 2.25 + (k / 23) * 1.1),
  );
  return `${barrel(s, s + thick, radius, { fill: '#1a2022' })}<path d="${path(circle(s, radius))}" fill="url(#pane)" stroke="${LINE}" stroke-width="1.8"/>${arcs.join('')}${shape(highlight, { stroke: '#f2f6f0', width: 4 }, false)}`;
}

/** The iris: nine curved blades that leave a nonagon open. */
function iris(s: number, radius: number, open: number): string {
  const blades = 9;
  const corner = (k: number): Spot => spot(s, open, (2 * Math.PI * k) / blades);
  const leaves = repeat(blades, (k) => {
    const start = (2 * Math.PI * k) / blades;
    const edge = range(13).map((i) => {
      const t = i / 12;
      return spot(s, open + (radius - open) * t ** 0.8, start + 1.15 * t);
    });
    return shape(edge, { stroke: LIME, width: 2.2 }, false);
  });
  return `<path d="${path(circle(s, radius))}" fill="rgba(200,255,46,.09)" stroke="${LIME}" stroke-width="2.6"/>${leaves}<path d="${path(range(blades).map(corner))}" fill="#0e1012" stroke="${LIME}" stroke-width="2.6"/>`;
}

/** The parts from the far end to the near one, so that each covers what is behind it. */
function parts(): string {
  return [
    // Bayonet mount.
    barrel(1180, 1232, 168),
    ribs(1180, 1232, 168, 9, {}),
    face(1180, 168, 128),
    bore(1180, 1232, 128),
    repeat(3, (k) =>
      shape(
        range(10).map((i) => spot(1176, 148, 0.4 + k * 2.09 + i * 0.06)),
        { stroke: LINE, width: 9 },
        false,
      ),
    ),
    // Rear glass.
    glass(1050, 118, 26, 26),
    // Helicoid with its thread.
    barrel(800, 965, 196),
    repeat(11, (k) =>
      shape(
        circle(812 + 14 * k, 196, -Math.PI / 2, Math.PI / 2),
        { stroke: FAINT, width: 1.3 },
        false,
      ),
    ),
    face(800, 196, 158),
    bore(800, 965, 158, 6),
    // Iris.
    barrel(668, 690, 172, { stroke: LIME, width: 2.2 }),
    iris(668, 172, 62),
    // Focus ring, knurled, with a scale.
    barrel(440, 585, 262),
    ribs(468, 572, 262, 64),
    shape(circle(468, 262, -Math.PI / 2, Math.PI / 2), { stroke: LINE, width: 1.4 }, false),
    shape(circle(572, 262, -Math.PI / 2, Math.PI / 2), { stroke: LINE, width: 1.4 }, false),
    ribs(440, 458, 262, 40, { stroke: LIME, width: 2 }, (k) => k % 4 === 1),
    face(440, 262, 208),
    bore(440, 585, 208, 3),
    // Front group: two lenses.
    glass(300, 190, 34, 34),
    glass(196, 222, 40, 48),
    // Front ring.
    barrel(-40, 92, 300),
    ribs(-20, 74, 300, 30, {}, (k) => k % 3 !== 0),
    face(-40, 300, 236),
    shape(circle(-40, 276), { stroke: FAINT, width: 1.3, fill: 'none' }),
    repeat(60, (k) =>
      shape(
        [
          spot(-40, 262, (k * Math.PI) / 30),
          spot(-40, k % 5 === 0 ? 246 : 255, (k * Math.PI) / 30),
        ],
        { stroke: k % 5 === 0 ? LINE : FAINT, width: 1.6 },
        false,
      ),
    ),
    bore(-40, 92, 236, 4),
  ].join('');
}

function grid(): string {
  return `<g stroke="#ffffff" stroke-opacity=".065" stroke-width="1.4">${repeat(23, (k) => `<path d="M${(k + 1) * 100} 0V1200"/>`)}${repeat(11, (k) => `<path d="M0 ${(k + 1) * 100}H2400"/>`)}</g>`;
}

/** A lens, taken apart along its axis, as an engineering drawing. The left third carries only the faint grid. */
const draw: Draw = () => {
  const from = spot(-330, 0, 0);
  const to = spot(1520, 0, 0);
  const body = svg(
    2400,
    1200,
    `<defs><linearGradient id="pane" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3a474b" stop-opacity=".9"/><stop offset=".5" stop-color="#1b2225" stop-opacity=".92"/><stop offset="1" stop-color="#2d383b" stop-opacity=".9"/></linearGradient><radialGradient id="lift" cx=".7" cy=".5" r=".5"><stop offset="0" stop-color="#20262a"/><stop offset="1" stop-color="${GRAPHITE}"/></radialGradient></defs>
<rect width="2400" height="1200" fill="url(#lift)"/>${grid()}
<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${LIME}" stroke-width="1.6" stroke-dasharray="34 10 6 10" opacity=".8"/>
${parts()}`,
  );
  return page({
    width: 1200,
    height: 600,
    style: `${MONO_STYLE}svg{width:1200px;height:600px}`,
    body,
  });
};

export default draw;
