import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Shape } from './Shape';
import type { stageHeroSchema } from './stage-hero.schema';
import styles from './stage-hero.module.css';

type StageHeroProps = z.infer<typeof stageHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * A page's first screen as a stage: one statement, below it, on the floor, shapes to play with, among
 * which lies the word that fell out of the statement, and one that hangs on the header's wire.
 */
export function StageHero({
  heading,
  fallen,
  text,
  button,
  hint,
  className,
  ...rest
}: StageHeroProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.stage, className)} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h1 id={headingId} className={styles.heading}>
          {heading}
        </h1>
        <div className={styles.lead}>
          <p>{text}</p>
          <ButtonLink href={button.href} className={styles.button}>
            {button.label}
          </ButtonLink>
        </div>
      </div>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.floor} data-effect="play" aria-hidden="true">
        <Shape shape="pendulum" ink="pink" className={styles.hung} />
        <Shape shape="rings" ink="ink" />
        <span className={styles.fallen}>
          <span className={styles.word} data-toy="lean">
            {fallen}
          </span>
        </span>
        <Shape shape="ball" ink="violet" className={styles.ball} />
        <Shape shape="cone" ink="lilac" className={styles.wide} />
        <Shape shape="flower" ink="pink" className={styles.wide} />
        <Shape shape="arch" ink="violet" className={styles.wide} />
        <Shape shape="peep" ink="pink" className={styles.peep} />
        <Shape shape="spring" ink="violet" className={styles.wide} />
      </div>
    </section>
  );
}
