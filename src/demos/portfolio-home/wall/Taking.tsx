import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { takingSchema } from './taking.schema';
import { Tool } from './Tool';
import styles from './taking.module.css';
import wall from './wall.module.css';

type TakingProps = z.infer<typeof takingSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** A wall text, and the tools on their pegs in the order in which a print is taken. */
export function Taking({
  label,
  heading,
  text,
  paragraphs,
  steps,
  className,
  ...rest
}: TakingProps) {
  const headingId = useId();
  return (
    <Section {...rest} className={clsx(wall.look, className)} aria-labelledby={headingId}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading id={headingId} label={label} heading={heading} text={text} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <ol className={styles.pegs}>
          {steps.map(({ title, text: how, tool }) => (
            <li key={title} className={styles.peg}>
              <span className={styles.tool}>
                <Tool tool={tool} />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.how}>{how}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
