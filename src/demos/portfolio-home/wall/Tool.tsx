import { decimetres } from '../works/Work';
import styles from './tool.module.css';

/** A tool's size in centimetres, its outline, and what is cut out of that. */
const drawings = {
  brush: [
    9,
    31,
    'M3.5 0h2v2h-2zM3 2h3l.5 10 2 2v7h-8v-7l2-2zM.5 21h8l.5 9-1-1-1 2-1-2-1 2-1-2-1 2-1-2-1 1.5z',
    'M.8 18.5h7.4M1.5 23v5M3.2 23v5M5.2 23v5M7.2 23v5',
  ],
  roller: [
    34,
    38,
    'M16 0h2v3h-2zM15 3h4l.8 13h-5.6zM16.2 16h1.6v5h13.7v7h-1.6v-5.4H4.1V28H2.5v-7h13.7zM0 27h34v10H0z',
    'M2 29.5h30M6 33h24M2 35h14',
  ],
  paper: [
    18,
    92,
    'M8.5 0h1v5h-1zM2 5h14v82H2zM2 87a7 3.5 0 0 0 14 0z',
    'M2 5a7 3 0 0 0 14 0M12.5 9v76M9.5 84a3 1.4 0 1 0-3-.5M2 30h14M2 60h14',
  ],
  spoon: [
    7,
    33,
    'M2.9 0h1.2l.6 17c1.5 1.2 2.3 3.6 2.3 7 0 5-1.5 9-3.5 9S0 29 0 24c0-3.4.8-5.8 2.3-7z',
    'M3.5 2v13M1.7 22c-.3 3 .2 6 1.1 8',
  ],
} as const satisfies Record<string, readonly [number, number, string, string]>;

/** A tool that hangs in the gallery. */
export type ToolName = keyof typeof drawings;

/** All of them, for schemas. */
export const tools = Object.keys(drawings) as [ToolName, ...ToolName[]];

/** A printer's tool, as large as it is, cut like a print. Decoration; nobody hears of it. */
export function Tool({ tool }: { tool: ToolName }) {
  const [width, height, outline, cut] = drawings[tool];
  return (
    <svg
      className={styles.tool}
      viewBox={`0 0 ${width} ${height}`}
      width={decimetres(width)}
      height={decimetres(height)}
      aria-hidden="true"
    >
      <path d={outline} />
      <path className={styles.cut} d={cut} />
    </svg>
  );
}
