import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { numberOf, tenthsOf } from '~/lib/words/formats';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Bars } from './Bars';
import { Comparison } from './Comparison';
import { Method } from './Method';
import type { figuresSchema } from './figures.schema';
import styles from './figures.module.css';

type FiguresProps = z.infer<typeof figuresSchema> & {
  /** How many pages the site has. */
  pages: number;
};

/** The site in numbers: what was measured, how to measure it again, and what it consists of. */
export function Figures(props: FiguresProps) {
  const { text, bars, facts, method, figures, pages, comparison, compared, ...rest } = props;
  const counted = [
    { value: pages, what: facts.pages },
    { value: figures.sections, what: facts.sections },
    { value: figures.pictures, what: facts.pictures },
    { value: figures.scriptKiB, what: facts.script },
  ].filter(({ value }) => Number.isFinite(value));
  return (
    <HeadedSection
      {...rest}
      {...(compared && { text: fill(text, { seconds: tenthsOf(compared.slowestOfOurs / 1000) }) })}
      id="performance"
    >
      {figures.measuredPages > 0 && (
        <div className={styles.columns}>
          <div className={styles.measured}>
            <Bars bars={bars} figures={figures} />
            <Method {...{ method, comparison, figures, compared }} />
          </div>
          {compared && <Comparison words={comparison} compared={compared} />}
        </div>
      )}
      <dl className={styles.facts}>
        {counted.map(({ value, what }) => (
          <div key={what} className={styles.fact}>
            <dt>{what}</dt>
            <dd className={styles.value}>{numberOf(value)}</dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
