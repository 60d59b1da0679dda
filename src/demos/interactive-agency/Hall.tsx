import type { ReactNode } from 'react';

const INK = 'var(--page-text)';
const NIGHT = 'var(--palette-accent-36)';
const VIOLET = 'var(--page-accent)';
const LILAC = 'var(--palette-line-77)';
const PINK = 'var(--page-highlight)';
const PALE = 'var(--palette-highlight-91)';
const ICE = 'var(--page-background)';

/** Where the floor begins. */
const FLOOR = 720;

/** Puts a drawing somewhere: what answers moves within its place. */
const at = (x: number, y: number, drawing: ReactNode, size = 1) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>{drawing}</g>
);

/** A visitor as games have them: a peg with a round head and a cap, looking to one side. */
const peg = (coat: string, toy: 'hop' | 'lean', cap: string = INK) => (
  <g data-toy={toy}>
    <path d="M-36 0v-48a36 40 0 0 1 72 0V0z" fill={coat} />
    <circle cy="-104" r="33" fill={ICE} />
    <path d="M-33-104a33 33 0 0 1 66 0z" fill={cap} />
    <g data-toy="look">
      <circle cy="-93" r="16" fill="none" />
      <circle cx="-9" cy="-92" r="4.5" fill={INK} />
      <circle cx="11" cy="-92" r="4.5" fill={INK} />
    </g>
  </g>
);

const pane = (x: number) => (
  <g key={x}>
    <path d={`M${x} ${FLOOR}V330a80 80 0 0 1 160 0v${FLOOR - 330}z`} fill={NIGHT} />
    <path d={`M${x + 80} 246v${FLOOR - 246}M${x} 470h160`} stroke={INK} strokeWidth="8" />
  </g>
);

const lamp = (x: number, width: number) => (
  <g key={x}>
    <path d={`M${x} 0v66`} stroke={LILAC} strokeWidth="5" />
    <path d={`M${x - 38} 102a38 38 0 0 1 76 0z`} fill={LILAC} />
    <ellipse cx={x} cy={FLOOR + 92} rx={width} ry="54" fill={PALE} />
  </g>
);

/** Blocks on blocks, the topmost about to go. */
const tower = (
  <>
    <path d="M0 0h260v-130H0z" fill={VIOLET} />
    <path d="M0 0a260 130 0 0 1 260-130V0z" fill={LILAC} />
    <g transform="translate(30 -130)">
      <path d="M0 0a100 100 0 0 1 200 0z" fill={ICE} />
    </g>
    <g transform="translate(66 -230)">
      <g data-toy="lean">
        <path d="M0 0h124v-124H0z" fill={PINK} transform="rotate(-9 62 0)" />
        <circle cx="54" cy="-60" r="30" fill={INK} />
      </g>
    </g>
  </>
);

/** The great arch, with a striped run over its back. */
const arch = (
  <>
    <path d="M-300 0v-250a300 300 0 0 1 600 0V0H176v-250a176 176 0 0 0-352 0V0z" fill={VIOLET} />
    <path
      d="M-284-250a284 284 0 0 1 568 0"
      fill="none"
      stroke={PINK}
      strokeWidth="22"
      strokeDasharray="52 37.5"
    />
    <path d="M-300 0v-96h124V0zM176 0v-96h124V0z" fill={LILAC} />
  </>
);

const seesaw = (
  <>
    <path d="M0-104 62 0H-62z" fill={LILAC} />
    <g transform="rotate(-8 0 -104)">
      <g data-toy="lean">
        <rect x="-225" y="-128" width="450" height="24" rx="12" fill={ICE} />
        {at(-180, -128, peg(PINK, 'hop'), 0.82)}
        {at(180, -128, peg(VIOLET, 'hop', PINK))}
      </g>
    </g>
  </>
);

/** The hall by night, and who plays there: decoration that answers. */
export function Hall({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      data-effect="play"
      aria-hidden="true"
    >
      <path d="M0 0h1600v900H0z" fill={INK} />
      {[60, 290, 520, 920, 1150, 1380].map(pane)}
      <path d={`M0 ${FLOOR}h1600v${900 - FLOOR}H0z`} fill={PINK} />
      {lamp(250, 220)}
      {lamp(1350, 230)}
      {at(110, FLOOR + 36, tower)}
      {at(800, FLOOR + 20, arch)}
      {at(1330, FLOOR + 40, seesaw)}
      {at(440, FLOOR + 74, peg(VIOLET, 'lean'), 1.15)}
      {at(530, FLOOR + 104, peg(INK, 'hop', VIOLET), 0.85)}
      {at(1090, FLOOR + 96, peg(INK, 'lean', VIOLET), 1.2)}
      {at(1178, FLOOR + 118, peg(LILAC, 'hop'), 0.78)}
    </svg>
  );
}
