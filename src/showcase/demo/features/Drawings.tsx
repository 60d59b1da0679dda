import { palettesPicture } from './palettes';
import type { Pictured } from './pictured';
import styles from './drawings.module.css';

/** The palettes of all homes: a row of colours each. */
export const Palettes = () => <img {...palettesPicture} alt="" className={styles.palettes} />;

interface RunsProps extends Pick<Pictured, 'runs'> {
  command: string;
  columns: string[];
}

/** What the benchmark printed of some pages: four scores each, and when the largest part is painted. */
export function Runs({ runs, command, columns }: RunsProps) {
  return (
    <div className={styles.terminal}>
      <p>{command}</p>
      <table className={styles.runs}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(({ path, scores, lcp }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              {[...scores, lcp].map((figure, index) => (
                <td key={index}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
