/** Lamps on the near hill, switched off: where each stands, and how tall it is. */
const LAMPS = [
  [318, 288, 96],
  [462, 272, 88],
  [588, 278, 82],
  [700, 288, 78],
] as const;

/** The sun behind three ridges, and the lane down which the lamps stand. */
export function Hills({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="_sunrise-glow">
          <stop stopColor="var(--palette-highlight-96b)" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="var(--palette-highlight-88)" stopOpacity="0.6" />
          <stop offset="1" stopColor="var(--palette-highlight-88)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="1010" cy="206" r="204" fill="url(#_sunrise-glow)" />
      <circle cx="1010" cy="206" r="74" fill="var(--palette-text-99)" />
      <path
        d="M-40 250C120 196 210 214 330 178S560 120 690 158S900 226 1030 196S1290 96 1420 132S1600 196 1640 188V430H-40Z"
        fill="var(--palette-pink)"
      />
      <path
        d="M-40 300C90 262 190 300 330 262S590 214 740 244S960 300 1110 262S1360 190 1490 214S1620 250 1640 246V430H-40Z"
        fill="var(--palette-violet-55)"
      />
      <path
        d="M-40 322C120 282 300 262 480 262S820 282 980 312S1300 352 1420 330S1600 296 1640 300V430H-40Z"
        fill="var(--palette-accent-26)"
      />
      {LAMPS.map(([x, ground, height]) => (
        <g
          key={x}
          fill="none"
          stroke="var(--palette-accent-26)"
          strokeWidth="4"
          strokeLinecap="round"
        >
          <path d={`M${x} ${ground}v${-height}q0-8 9-8h14`} />
          <path
            d={`M${x + 12} ${ground - height - 4}a13 9 0 0 1 26 0z`}
            fill="var(--palette-accent-26)"
          />
        </g>
      ))}
      {/* The old lamp store, one window still lit. */}
      <path d="M1216 352V276l44-34l44 34v76z" fill="var(--palette-accent-26)" />
      <path d="M1274 262v-38h15v46z" fill="var(--palette-accent-26)" />
      <path d="M1250 288h18v22h-18z" fill="var(--page-highlight)" />
    </svg>
  );
}
