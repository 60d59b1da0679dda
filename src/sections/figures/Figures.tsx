import type { z } from 'astro/zod';
import { formatDate } from '~/lib/format-date';
import { Band } from '~/ui/band/Band';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Progress } from '~/widgets/progress/Progress';
import site from '~site';
import type { figuresSchema } from './figures.schema';
import styles from './figures.module.css';

type FiguresProps = z.infer<typeof figuresSchema> & {
  /** How many pages the site has. */
  pages: number;
};

/** What others praise in adjectives, in numbers. */
export function Figures({ heading, text, method, figures, pages }: FiguresProps) {
  const facts = [
    { value: pages, what: 'pages, each complete without script' },
    { value: figures.sections, what: 'sections to build pages from' },
    { value: figures.pictures, what: 'pictures, all drawn or rendered here' },
    { value: figures.scriptKiB, what: 'KiB of script at most before the first touch' },
  ];
  const bars = [
    { label: 'Lighthouse, worst page', value: figures.performance },
    { label: 'Core Web Vitals, pages rated good', value: figures.goodVitals },
    { label: 'Fully Loaded', value: figures.fullyLoaded },
  ];
  return (
    <Band id="performance" aria-labelledby="performance-heading">
      <SectionHeading id="performance-heading" heading={heading} {...(text && { text })} />
      <div className={styles.columns}>
        <div>
          <div className={styles.bars}>
            {figures.measuredPages > 0 &&
              bars.map((bar) => <Progress key={bar.label} {...bar} look="block" />)}
          </div>
          <p className={styles.source}>
            Medians of three runs over {figures.measuredPages} pages, Lighthouse mobile
            {figures.measuredOn && `, ${formatDate(new Date(figures.measuredOn), site.language)}`}.
          </p>
          <details className={styles.method}>
            <summary>{method.label}</summary>
            {method.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ value, what }) => (
            <div key={what} className={styles.fact}>
              <dt className={styles.what}>{what}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
