import type { z } from 'astro/zod';
import { useId } from 'react';
import { fill } from '~/lib/words/fill';
import { numberOf } from '~/lib/words/formats';
import { Progress } from '~/widgets/progress/Progress';
import { LOADED_IN_TIME } from '../measurements';
import type { figuresSchema } from './figures.schema';
import styles from './figures.module.css';

/** Three shares of a hundred, each with a note that says of what. */
export function Bars({ bars, figures }: Pick<z.infer<typeof figuresSchema>, 'bars' | 'figures'>) {
  const notesId = useId();
  const { lighthouse, pageSpeed, fullyLoaded } = bars;
  const pages = { pages: numberOf(figures.measuredPages) };
  const loaded = { seconds: numberOf(LOADED_IN_TIME / 1000) };
  const measured = [
    { ...lighthouse, value: figures.performance, note: fill(lighthouse.note, pages) },
    { ...pageSpeed, value: figures.goodVitals },
    { ...fullyLoaded, value: figures.fullyLoaded, note: fill(fullyLoaded.note, loaded) },
  ];
  return (
    <div className={styles.bars}>
      {measured.map(({ label, value, note }, index) => (
        <div key={label}>
          <Progress label={label} value={value} describedBy={`${notesId}-${index}`} />
          <p id={`${notesId}-${index}`} className={styles.note}>
            {note}
          </p>
        </div>
      ))}
    </div>
  );
}
