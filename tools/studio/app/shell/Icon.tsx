/** Outlines of Tabler’s icons (MIT), on a grid of 24 units. */
const OUTLINES = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm6 7h1a3.5 3.5 0 0 1 0 7H7v-7',
  bullets: 'M9 6h11M9 12h11M9 18h11M5 6v.01M5 12v.01M5 18v.01',
  changes: 'M12 8v4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5',
  check: 'm5 12l5 5L20 7',
  close: 'M18 6L6 18M6 6l12 12',
  down: 'm6 9l6 6l6-6',
  heading: 'M7 12h10M7 5v14M17 5v14m-2 0h4M15 5h4M5 19h4M5 5h4',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0m9 5v.01M12 13.5a1.5 1.5 0 0 1 1-1.5a2.6 2.6 0 1 0-3-4',
  italic: 'M11 5h6M7 19h6m1-14l-4 14',
  language:
    'M9 6.371C9 10.789 6.761 13 4 13m0-6.629h7M5 9c0 2.144 2.252 3.908 6 4m1 7l4-9l4 9m-.9-2h-6.2M6.694 3l.793.582',
  link: 'm9 15l6-6m-4-3l.463-.536a5 5 0 0 1 7.071 7.072L18 13m-5 5l-.397.534a5.07 5.07 0 0 1-7.127 0a4.97 4.97 0 0 1 0-7.071L6 11',
  numbers: 'M11 6h9m-9 6h9m-8 6h8M4 16a2 2 0 1 1 4 0c0 .591-.5 1-1 1.5L4 20h4M6 10V4L4 6',
  open: 'M12 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6m-7 1l9-9m-5 0h5v5',
  panel: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm5-2v16',
  picture:
    'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zm0 10l5-5c.928-.893 2.072-.893 3 0l5 5m-2-2l1-1c.928-.893 2.072-.893 3 0l3 3',
  quote:
    'M10 11H6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v6q0 4-4 5m13-7h-4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v6q0 4-4 5',
  heading3:
    'M19 14a2 2 0 1 0-2-2m0 4a2 2 0 1 0 2-2M4 6v12m8-12v12m-1 0h2M3 18h2m-1-6h8M3 6h2m6 0h2',
  redo: 'M15 14l4-4l-4-4M19 10H8a4 4 0 1 0 0 8h1',
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6',
  undo: 'M9 14L5 10l4-4M5 10h11a4 4 0 1 1 0 8h-1',
} as const;

/** An icon that the studio has. */
export type IconName = keyof typeof OUTLINES;

/** An icon. It is decorative: the button that it stands in has a name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
