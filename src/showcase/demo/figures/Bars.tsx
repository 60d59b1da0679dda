import type { z } from 'astro/zod';
import { useId } from 'react';
import { fill } from '~/lib/words/fill';
import { numberOf } from '~/lib/words/formats';
import { Progress } from '~/widgets/progress/Progress';
import { GOOD, LOADED_IN_TIME } from '../measurements';
import type { figuresSchema } from './figures.schema';
import styles from './figures.module.css';

const inSeconds = (milliseconds: number) => numberOf(milliseconds / 1000);

/** Three shares of a hundred, each with a note that says of what. */
export function Bars({ bars, figures }: Pick<z.infer<typeof figuresSchema>, 'bars' | 'figures'>) {
  const notesId = useId();
  const { lighthouse, pageSpeed, fullyLoaded } = bars;
  const bounds = {
    seconds: inSeconds(GOOD.lcp),
    milliseconds: numberOf(GOOD.tbt),
    shift: numberOf(GOOD.cls),
  };
  const loaded = { seconds: inSeconds(LOADED_IN_TIME) };
  const measured = [
    { ...lighthouse, value: figures.performance },
    { ...pageSpeed, value: figures.goodVitals, note: fill(pageSpeed.note, bounds) },
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
