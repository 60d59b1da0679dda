import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { formatDayOfYear } from '~/lib/posts/format-date';
import { ButtonLink } from '~/ui/button/Button';
import { Prose } from '~/ui/prose/Prose';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { slots } from '~/lib/slots';
import type { timelineSchema } from './timeline.schema';
import styles from './timeline.module.css';
import { language } from '~/lib/languages/language';

interface TimelineProps
  extends z.infer<typeof timelineSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Slots that looks can style. */
const slot = slots<
  'list' | 'item' | 'label' | 'date' | 'title' | 'text' | 'end' | 'facts' | 'fact' | 'button'
>();

/** Dated steps along a line, with their results below it. */
export function Timeline({ steps, facts, button, ...rest }: TimelineProps) {
  return (
    <HeadedSection {...rest}>
      <ol className={styles.list} data-slot={slot('list')}>
        {steps.map(({ label, date, title, text }) => (
          <li key={label} className={styles.item} data-slot={slot('item')}>
            <p className={styles.when}>
              <span className={styles.label} data-slot={slot('label')}>
                {label}
              </span>
              <time className={styles.date} dateTime={date} data-slot={slot('date')}>
                {formatDayOfYear(new Date(date), language())}
              </time>
            </p>
            <h3 className={styles.title} data-slot={slot('title')}>
              {title}
            </h3>
            <p className={styles.text} data-slot={slot('text')}>
              <Prose words={text} />
            </p>
          </li>
        ))}
      </ol>
      {(facts.length > 0 || button) && (
        <div className={styles.end} data-slot={slot('end')}>
          <dl className={styles.facts} data-slot={slot('facts')}>
            {facts.map(({ term, detail }) => (
              <div key={term} data-slot={slot('fact')}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.detail}>{detail}</dd>
              </div>
            ))}
          </dl>
          {button && (
            <ButtonLink href={button.href} data-slot={slot('button')}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      )}
    </HeadedSection>
  );
}
