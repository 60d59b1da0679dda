import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Picture } from '~/ui/picture/Picture';
import type { yearSchema } from './year.schema';
import styles from './year.module.css';

type YearProps = z.infer<typeof yearSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Twelve flutes from edge to edge, a month's sun behind each; below every third one, a stage. */
export function Year({ picture, stages, more, ...rest }: YearProps) {
  return (
    <HeadedSection {...rest}>
      <div className={styles.year}>
        <Picture {...picture} className={styles.pane} />
        <ol className={styles.stages}>
          {stages.map(({ when, text }) => (
            <li key={when}>
              <span className={styles.when}>{when}</span> {text}
            </li>
          ))}
        </ol>
        <p className={styles.more}>{more}</p>
      </div>
    </HeadedSection>
  );
}
