import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { numberOf } from '~/lib/words/formats';
import { formatDate } from '~/lib/posts/format-date';
import { GOOD } from '../measurements';
import type { figuresSchema } from './figures.schema';
import styles from './figures.module.css';
import { language } from '~/lib/languages/language';

type MethodProps = Pick<
  z.infer<typeof figuresSchema>,
  'method' | 'comparison' | 'figures' | 'compared'
>;

/** A day as the page's language writes it. */
const dayOf = (day: string) => formatDate(new Date(day), language());

/** How all figures of the section were measured, behind one button. */
export function Method({ method, comparison, figures, compared }: MethodProps) {
  const bounds = {
    pages: numberOf(figures.measuredPages),
    day: dayOf(figures.measuredOn),
    seconds: numberOf(GOOD.lcp / 1000),
    milliseconds: numberOf(GOOD.tbt),
    shift: numberOf(GOOD.cls),
  };
  return (
    <details className={styles.method}>
      <summary className={styles.how}>{method.label}</summary>
      <p className={styles.note}>{fill(method.text, bounds)}</p>
      {compared && (
        <p className={styles.note}>
          {fill(comparison.method, {
            ours: compared.ours,
            others: compared.others,
            runs: compared.runs,
            day: dayOf(compared.measuredOn),
            least: compared.least,
            most: compared.most,
          })}
        </p>
      )}
    </details>
  );
}
