import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { stepsSchema } from './steps.schema';
import styles from './steps.module.css';

/** A field of the sheet for each step: the question, the words, and the page on its columns. */
const DRAWINGS = [
  <circle key="ask" cx="78" cy="22" r="10" />,
  <path key="write" d="M10 16H90V22H10ZM10 34H82V40H10ZM10 52H88V58H10ZM10 70H44V76H10Z" />,
  <path
    key="draw"
    d="M10 10H36V36H10ZM41 10H90V62H41ZM10 41H36V45H10ZM10 51H30V55H10ZM10 67H90V71H10ZM10 77H74V81H10ZM10 87H82V91H10Z"
  />,
] as const;

type StepsProps = z.infer<typeof stepsSchema> & ComponentPropsWithoutRef<'section'>;

/** Steps down a stair: each begins a column after the one before. */
export function Steps({ steps, ...rest }: StepsProps) {
  return (
    <HeadedSection {...rest}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
              <rect width="100" height="100" className={styles.field} />
              <g className={styles.ink}>{DRAWINGS[index]}</g>
            </svg>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
