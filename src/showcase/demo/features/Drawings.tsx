import { palettesPicture } from './palettes';
import type { Pictured } from './pictured';
import styles from './drawings.module.css';

/** The palettes of all homes: a row of colours each. */
export const Palettes = () => <img {...palettesPicture} alt="" className={styles.palettes} />;

const RING = { cx: 50, cy: 50, r: 45 } as const;

interface ScoresProps {
  /** What each score is of. */
  names: string[];
  scores: number[];
}

/** Lighthouse's scores as it draws them: a figure in a ring each. */
export function Scores({ names, scores }: ScoresProps) {
  return (
    <div className={styles.scores}>
      {names.map((name, index) => (
        <div key={name} className={styles.score}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle className={styles.ring} {...RING} />
            <circle
              className={styles.ring}
              {...RING}
              pathLength="100"
              strokeDasharray={`${scores[index] ?? 0} 100`}
            />
          </svg>
          <b>{scores[index]}</b>
          {name}
        </div>
      ))}
    </div>
  );
}

interface WeekProps {
  days: string[];
  /** On which of them somebody answers, from 1. */
  answered: number[];
  legend: { open: string; answered: string };
}

/** A week: one can write on every day of it, and on some of them somebody answers. */
export function Week({ days, answered, legend }: WeekProps) {
  return (
    <div className={styles.week} aria-hidden="true">
      {days.map((day, index) => (
        <span
          key={day}
          className={styles.day}
          data-answered={answered.includes(index + 1) || undefined}
        >
          {day}
        </span>
      ))}
      <span className={styles.key}>{legend.open}</span>
      <span className={styles.key} data-answered="">
        {legend.answered}
      </span>
    </div>
  );
}

/** The layers of the cascade, the owner's own rules on top. */
export function Layers({ layers, own }: Pick<Pictured, 'layers'> & { own: string }) {
  return (
    <ol className={styles.layers} reversed>
      <li className={styles.own}>{own}</li>
      {layers.toReversed().map((layer) => (
        <li key={layer}>{layer}</li>
      ))}
    </ol>
  );
}
