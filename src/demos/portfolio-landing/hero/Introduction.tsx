import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonRow } from '~/ui/button-row/ButtonRow';
import { TypedText } from '~/widgets/typing/TypedText';
import { Level } from '../line/Line';
import { Pencil } from './Pencil';
import type { introductionSchema } from './introduction.schema';
import styles from './introduction.module.css';

type IntroductionProps = z.infer<typeof introductionSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The first page: who it is, in lines of which the last is typed, and the pencil that begins the line. */
export function Introduction({ lines, text, buttons, className, ...rest }: IntroductionProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.introduction, className)} aria-labelledby={headingId}>
      <h1 id={headingId} className={styles.heading}>
        {lines.slice(0, -1).map((line) => (
          <span key={line} className={styles.line}>
            {line}{' '}
          </span>
        ))}
        <TypedText phrases={lines.slice(-1)} className={styles.typed} />
      </h1>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <ButtonRow buttons={buttons} className={styles.buttons} />
      </div>
      <div className={styles.ground}>
        <svg className={styles.turn} viewBox="0 0 60 58" width="60" height="58" aria-hidden="true">
          <path d="M2 58C1 24 18 2 60 2" />
        </svg>
        <div className={styles.drawn}>
          <div className={styles.stroke}>
            <Level />
          </div>
          <div className={styles.pen}>
            <Pencil className={styles.pencil} />
          </div>
        </div>
      </div>
    </section>
  );
}
