import styles from './distances.module.css';

/** The sky's box, and how many stars of each size there are. */
const SKY = { width: 1440, height: 620 };
const SIZES = [
  { count: 90, wide: 1.6 },
  { count: 34, wide: 2.6 },
  { count: 9, wide: 4.2 },
];

/** The same number between 0 and 1 for the same index, which looks like chance. */
const chance = (index: number, salt: number) => {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545;
  return wave - Math.floor(wave);
};

/** The stars of a night, fewer towards the horizon: drawn as points, so that none has a halo. */
export function Stars() {
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${SKY.width} ${SKY.height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {SIZES.map(({ count, wide }, size) => (
        <path
          key={wide}
          strokeWidth={wide}
          d={Array.from({ length: count }, (_, index) => {
            const x = Math.round(chance(index, size + 1) * SKY.width);
            const y = Math.round(chance(index, size + 7) ** 1.3 * SKY.height);
            return `M${x} ${y}h0`;
          }).join('')}
        />
      ))}
    </svg>
  );
}
