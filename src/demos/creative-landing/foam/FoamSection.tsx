import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Section } from '~/ui/section/Section';
import { Talk } from '../Said';
import type { Line } from '../voices';
import { Films } from './Films';
import { wideFrom, type FoamName } from './layouts';
import positions from './cells.module.css';
import styles from './foam.module.css';
import places from './places.module.css';

interface FoamSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  foam: FoamName;
  heading: string;
  text?: readonly Line[] | undefined;
  /** Whether the heading stands above the foam; else it has the first bubble. */
  isHeadingApart?: boolean;
  ages?: readonly number[];
  /** What each bubble holds. */
  cells: readonly ReactNode[];
  /** What stands beside the bubbles, behind their words. */
  children?: ReactNode;
  /** What stands below the foam. */
  after?: ReactNode;
}

/**
 * A section whose parts are bubbles of one foam.
 *
 * Slots: foam, heading, heading-title, list, cell.
 */
export function FoamSection(props: FoamSectionProps) {
  const { foam, heading, text, isHeadingApart, ages, cells, children, after, className, ...rest } =
    props;
  const headingId = useId();
  const first = isHeadingApart ? 0 : 1;
  const head = (
    <header
      className={isHeadingApart ? styles.head : styles.cell}
      data-slot="heading"
      data-cell={isHeadingApart ? undefined : 0}
    >
      <h2 id={headingId} className={styles.title} data-slot="heading-title">
        {heading}
      </h2>
      {text && <Talk lines={text} />}
    </header>
  );
  return (
    <Section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      {isHeadingApart && head}
      <div className={styles.foam} data-slot="foam" data-wide-from={wideFrom(foam)}>
        <div className={clsx(positions.cells, places[foam])}>
          <Films foam={foam} {...(ages && { ages })} />
          {children}
          {!isHeadingApart && head}
          <ul data-slot="list">
            {cells.map((cell, index) => (
              <li key={index} className={styles.cell} data-slot="cell" data-cell={index + first}>
                {cell}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {after}
    </Section>
  );
}
