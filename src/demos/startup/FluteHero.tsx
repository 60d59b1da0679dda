import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { Fragment, useId, type ComponentPropsWithoutRef } from 'react';
import { shrinkOf } from '~/lib/words/shrink';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import shrink from '~/ui/shrink/shrink.module.css';
import { Slideshow } from '~/widgets/slideshow/Slideshow';
import type { fluteHeroSchema } from './flute-hero.schema';
import styles from './flute-hero.module.css';

/** How many letters a line of the heading has room for, before the pane darkens. */
const ROOM = 14;

type FluteHeroProps = z.infer<typeof fluteHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * The first screen. What the firm is stays; the slides below it say what it does, each with its own
 * light behind the pane.
 */
export function FluteHero({ lines, label, autoplay, slides, className, ...rest }: FluteHeroProps) {
  const headingId = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.hero, shrink.shrinks, className)}
      aria-labelledby={headingId}
      data-shrink={Math.min(...lines.map((line) => shrinkOf(line, ROOM)))}
    >
      <h1 id={headingId} className={styles.heading}>
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {`${line} `}
          </Fragment>
        ))}
      </h1>
      <Slideshow
        id="hero"
        label={label}
        dissolve
        autoplay={autoplay}
        names={slides.map(({ title }) => title)}
      >
        {slides.map(({ category, title, description, button, picture }, index) => (
          <div key={title} className={styles.slide}>
            <Picture {...picture} priority={index === 0} className={styles.pane} />
            <div className={styles.words}>
              <p className={styles.category}>{category}</p>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{description}</p>
              <ButtonLink href={button.href} className={styles.button}>
                {button.label}
              </ButtonLink>
            </div>
          </div>
        ))}
      </Slideshow>
    </section>
  );
}
