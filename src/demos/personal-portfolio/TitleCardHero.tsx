import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { Leader } from './Leader';
import type { titleCardHeroSchema } from './title-card-hero.schema';
import styles from './title-card-hero.module.css';

/** The most characters of a line that fits a phone's window at the tagline's full size. */
const SHORT_LINE = 17;

type TitleCardHeroProps = z.infer<typeof titleCardHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** A letterboxed first screen: the still, the projector's beam, the title, and a running timecode. */
export function TitleCardHero({
  tagline,
  emphasis,
  greeting,
  location,
  button,
  picture,
  notes,
  className,
  ...rest
}: TitleCardHeroProps) {
  const lines = tagline.split(/(?<=,) /);
  const short = lines.every(({ length }) => length <= SHORT_LINE);
  return (
    <section
      {...rest}
      className={clsx(styles.card, className)}
      aria-labelledby="title-card"
      data-lines={short ? 'short' : 'long'}
    >
      <div className={styles.still}>
        <Picture {...picture} priority className={styles.picture} />
        <span className={styles.beam} aria-hidden="true" />
      </div>
      <div className={styles.words}>
        <p className={styles.greeting}>{greeting}</p>
        <h1 id="title-card" className={styles.tagline}>
          {lines.map((line, index) => (
            <span
              key={line}
              className={styles.line}
              data-emphasis={line.replace(/,$/, '') === emphasis || undefined}
            >
              {line}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
        <div className={styles.foot}>
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
          <p className={styles.location}>{location}</p>
        </div>
      </div>
      <Leader notes={notes} className={styles.leader} />
    </section>
  );
}
