import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { Fragment, useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { Particles } from '~/widgets/particles/Particles';
import { DROPS_ID } from '../drops';
import { Said } from '../Said';
import { FilmDefs } from '../foam/FilmDefs';
import positions from '../foam/cells.module.css';
import places from '../foam/places.module.css';
import type { heroSchema } from './schemas';
import bursting from './burst.module.css';
import styles from './hero.module.css';

type HeroProps = z.infer<typeof heroSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Two bubbles: the statement stands in one, said by both, and somebody in the other. They can be burst. */
export function Hero(props: HeroProps) {
  const { heading, button, burst, picture, className, ...rest } = props;
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.hero, className)} aria-labelledby={headingId}>
      <FilmDefs />
      <Particles />
      <div className={styles.bubbles}>
        <div className={clsx(positions.cells, places['hero'], bursting.bubble)} data-bubble="">
          <Picture {...picture} className={clsx(styles.picture, bursting.inside)} priority />
          <svg className={bursting.drops} viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#${DROPS_ID}`} />
          </svg>
          <div className={styles.words} data-cell="0">
            <h1 id={headingId} className={styles.heading}>
              {heading.map((line, index) => (
                <Fragment key={line.says}>
                  {index > 0 && ' '}
                  <Said {...line} className={styles.line} />
                </Fragment>
              ))}
            </h1>
            <ButtonLink href={button.href} className={styles.button}>
              {button.label}
            </ButtonLink>
          </div>
          <button
            type="button"
            className={bursting.button}
            data-effect="burst"
            data-needs-script=""
            hidden
          >
            {burst}
          </button>
        </div>
      </div>
    </section>
  );
}
