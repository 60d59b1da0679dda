const drawn = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

/** Takes away, closes. */
export const Cross = () => (
  <svg {...drawn}>
    <path d="M6 6l12 12M18 6L6 18" />
  </svg>
);

/** Opens a list. */
export const ChevronDown = () => (
  <svg {...drawn}>
    <path d="M6 9l6 6 6-6" />
  </svg>
);
