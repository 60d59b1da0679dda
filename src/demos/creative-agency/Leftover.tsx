import styles from './leftover.module.css';
import { outlines } from './signs';

/** Where the clients' signs were cut from the sheet: column, row, and how they were turned. */
const HOLES = [
  ['fish', 0, 0, -8],
  ['moon', 1, 0, 6],
  ['pear', 2, 0, -4],
  ['star', 0, 1, 10],
  ['horse', 1, 1, -3],
  ['boat', 2, 1, 7],
  ['tulip', 0, 2, 4],
  ['cup', 1, 2, -7],
  ['hand', 2, 2, 5],
] as const;

/** The sheet that is left when everything has been cut from it: one sees through it; decoration. */
export function Leftover() {
  return (
    <svg className={styles.leftover} viewBox="-12 -12 344 344" aria-hidden="true">
      <mask id="leftover-holes">
        <path d="M-12-12H332V332H-12z" fill="white" />
        {HOLES.map(([sign, column, row, turn]) => (
          <path
            key={sign}
            d={outlines[sign]}
            fillRule="evenodd"
            transform={`translate(${column * 102 + 22} ${row * 102 + 22}) rotate(${turn} 36 36) scale(1.14)`}
          />
        ))}
      </mask>
      <g className={styles.under}>
        <path d="M12 4 148 12 322 0 330 168 320 326 160 332 4 322 14 150z" />
      </g>
      <g className={styles.sheet}>
        <g mask="url(#leftover-holes)">
          <path d="M4 8 150 0 312 8 320 150 314 318 150 312 0 320 8 160z" />
        </g>
      </g>
    </svg>
  );
}
