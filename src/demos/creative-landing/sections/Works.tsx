import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import { Talk } from '../Said';
import { Films } from '../foam/Films';
import { Clips } from '../foam/Clips';
import { METRES } from '../foam/layouts';
import positions from '../foam/cells.module.css';
import foam from '../foam/foam.module.css';
import places from '../foam/places.module.css';
import type { worksSchema } from './schemas';
import styles from './works.module.css';

type WorksProps = z.infer<typeof worksSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Works in a string of bubbles that one pulls along: each shows what it saw. */
export function Works(props: WorksProps) {
  const { heading, text, strip, wide, caseStudy, works, className, ...rest } = props;
  const headingId = useId();
  return (
    <Section
      {...rest}
      tone="inverse"
      className={clsx(styles.section, className)}
      aria-labelledby={headingId}
    >
      {/* It scrolls: without a stop of its own the keyboard could not move it. */}
      <div className={styles.strip} role="group" aria-label={strip} tabIndex={0}>
        <div className={styles.string}>
          <div className={clsx(positions.cells, places['works'])}>
            <Clips foam="works" />
            <header className={clsx(foam.cell, styles.head)} data-cell={0}>
              <h2 id={headingId} className={foam.title}>
                {heading}
              </h2>
              {text && <Talk lines={text} />}
            </header>
            <ul>
              {works.map(({ title, category, href, picture, mark }, index) => (
                <li key={title} className={styles.work}>
                  <Picture {...picture} className={styles.picture} data-picture={index + 1} />
                  <div className={clsx(foam.cell, styles.words)} data-cell={index + 1}>
                    <h3>
                      <InLanguage mark={mark}>{title}</InLanguage>
                    </h3>
                    <p>{`${category}, ${fill(wide, { n: METRES[index] ?? '' })}`}</p>
                    <a href={href} className={styles.more}>
                      {caseStudy}
                      <span className="visually-hidden" {...mark}>{`: ${title}`}</span>
                    </a>
                  </div>
                </li>
              ))}
            </ul>
            <Films foam="works" forms={['wide']} isOver />
          </div>
        </div>
      </div>
    </Section>
  );
}
