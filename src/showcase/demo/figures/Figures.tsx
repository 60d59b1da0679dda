import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { numberOf } from '~/lib/words/formats';
import { formatDate } from '~/lib/posts/format-date';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import site from '~site';
import { Bars } from './Bars';
import { Comparison } from './Comparison';
import type { figuresSchema } from './figures.schema';
import styles from './figures.module.css';

type FiguresProps = z.infer<typeof figuresSchema> & {
  /** How many pages the site has. */
  pages: number;
};

/** Seconds as people say them: one digit behind the point. */
const inSeconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

/** The site in numbers: what was measured, how to measure it again, and what it consists of. */
export function Figures(props: FiguresProps) {
  const { headlines, bars, source, facts, method, figures, pages, ...others } = props;
  const { comparison, compared, ...rest } = others;
  const measuredPages = { pages: numberOf(figures.measuredPages) };
  const { lighthouse, paint, script, accessibility } = headlines;
  const large = [
    { id: 'measure-lighthouse', ...lighthouse, figure: figures.performance },
    { id: 'measure-paint', ...paint, figure: inSeconds(figures.slowestPaint) },
    { id: 'measure-script', ...script, figure: figures.scriptKiB },
    { id: 'measure-accessibility', ...accessibility, figure: figures.accessibility },
  ].map((one) => ({
    ...one,
    value: fill(one.value, { figure: numberOf(one.figure) }),
    what: fill(one.what, measuredPages),
  }));
  const counted = [
    { value: pages, what: facts.pages },
    { value: figures.sections, what: facts.sections },
    { value: figures.pictures, what: facts.pictures },
  ];
  const day = figures.measuredOn && formatDate(new Date(figures.measuredOn), site.language);
  return (
    <HeadedSection {...rest} id="performance">
      {figures.measuredPages > 0 && (
        <>
          <ul className={styles.headlines}>
            {large.map(({ id, value, what }) => (
              <li key={id} className={styles.headline}>
                <strong className={styles.figure}>{value}</strong>
                <span>{what}</span>
                <a href={`#${id}`} className={styles.how}>
                  {method.label}
                  <span className="visually-hidden">{`: ${what}`}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.columns}>
            <Bars bars={bars} figures={figures} />
            <div>
              <h3 className={styles.method}>{method.label}</h3>
              <ul className={styles.ways}>
                {large.map(({ id, value, how }) => (
                  <li key={id} id={id} className={styles.way}>
                    <strong>{value}</strong> <span>{how}</span>
                  </li>
                ))}
              </ul>
              <p className={styles.source}>{method.text}</p>
              <p className={styles.source}>
                {[fill(source, measuredPages), day].filter(Boolean).join(', ')}.
              </p>
            </div>
          </div>
        </>
      )}
      {compared && <Comparison words={comparison} compared={compared} />}
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
