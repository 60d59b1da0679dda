import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { Section } from '~/ui/section/Section';
import { CodeSample } from '~/widgets/code-sample/CodeSample';
import type { exampleSchema } from './example.schema';
import styles from './example.module.css';

type ExampleProps = z.output<ReturnType<typeof exampleSchema>> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Slots that looks can style. */
const slot = slots<'columns' | 'caption' | 'code' | 'show' | 'samples'>();

/**
 * The label below a section that is shown as an example: the look's name, its purpose, and the
 * lines of the page and of its content file that produce it, folded away until a visitor wants them.
 */
export function Example({ name, text, number, count, samples, className, ...rest }: ExampleProps) {
  const headingId = useId();
  return (
    <Section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      <div className={styles.columns} data-slot={slot('columns')}>
        <div className={styles.caption} data-slot={slot('caption')}>
          <p className={styles.place}>{fill(words.example.place, { number, count })}</p>
          <h2 id={headingId} className={styles.name}>
            {name}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <details className={styles.code} data-slot={slot('code')}>
          <summary className={styles.show} data-slot={slot('show')}>
            {words.example.show}
            <span className="visually-hidden">: {name}</span>
          </summary>
          <div className={styles.samples} data-slot={slot('samples')}>
            {samples.map((sample) => (
              <CodeSample key={sample.title} {...sample} />
            ))}
          </div>
        </details>
      </div>
    </Section>
  );
}
