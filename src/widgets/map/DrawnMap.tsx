import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { city, CITY, frameOf, names } from './city';
import styles from './drawn-map.module.css';

/** An invented city, drawn. Its looks come from the map around it, by custom properties. */
export function DrawnMap({ title }: { title: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${CITY.width} ${CITY.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={fill(words.map.drawing, { title })}
    >
      <path className={styles.quarters} d={city.quarters} />
      <path className={styles.streets} d={city.streets} />
      <path className={styles.parks} d={city.parks} />
      <path className={styles.shore} data-width="canal" d={city.canals} />
      <path className={styles.shore} data-width="branch" d={city.branches} />
      <path className={styles.shore} data-width="river" d={city.river} />
      <path className={styles.bay} d={city.bay} />
      <path className={styles.water} data-width="canal" d={city.canals} />
      <path className={styles.water} data-width="branch" d={city.branches} />
      <path className={styles.water} data-width="river" d={city.river} />
      <path className={styles.ferries} d={city.ferries} />
      <path className={styles.rails} d={city.rails} />
      <path className={styles.edge} d={city.ring + city.avenues} />
      <path className={styles.avenues} d={city.ring + city.avenues} />
      <g className={styles.names} aria-hidden="true">
        {names.map((name) => {
          const { at, text, water } = name;
          const { from, to } = frameOf(name);
          return (
            <text key={text} x={at[0]} y={at[1]} data-water={water} data-from={from} data-to={to}>
              {text}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
