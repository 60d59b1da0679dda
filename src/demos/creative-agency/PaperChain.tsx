import styles from './paper-chain.module.css';

/** Half of a figure; the sheet was folded, and the other half is the same. */
const HALF =
  'M51-22C40-22 33-14 33-4 33 6 39 12 45 14V30C36 32 30 43 15 53L-1 55V67L15 66C26 60 33 54 39 49L24 106H38L36 136H48L50 108H51z';

const FIGURES = [0, 1, 2, 3, 4, 5];

/** Six people, hand in hand, that stand up from the edge of the sheet they were cut from; decoration. */
export function PaperChain() {
  return (
    <svg className={styles.chain} viewBox="-8 -26 616 166" aria-hidden="true" fill="currentColor">
      <defs>
        <g id="chain-figure">
          <path d={HALF} />
          <path d={HALF} transform="matrix(-1 0 0 1 100 0)" />
        </g>
      </defs>
      {FIGURES.map((figure) => (
        <use key={figure} href="#chain-figure" x={figure * 100} />
      ))}
    </svg>
  );
}
