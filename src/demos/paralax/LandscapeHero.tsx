import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import type { ParallaxStrength } from '~/widgets/parallax/constants';
import type { landscapeHeroSchema } from './landscape-hero.schema';
import styles from './landscape-hero.module.css';

/** The sun stands where it is while the land rises over it. */
const SUN: ParallaxStrength = 1000;

/** The words are nearly as far away, before the sun and behind the land. */
const WORDS: ParallaxStrength = 900;

type LandscapeHeroProps = z.infer<typeof landscapeHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * The first screen as a landscape in planes: its words sink behind the land as the page is scrolled.
 * Where CSS cannot tie motion to the scroll `parallax.ts` does, and where motion is unwelcome all
 * stands still.
 */
export function LandscapeHero({
  heading,
  text,
  button,
  planes,
  className,
  ...rest
}: LandscapeHeroProps) {
  const headingId = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.landscape, className)}
      aria-labelledby={headingId}
      data-effect="parallax"
    >
      <span className={styles.sun} data-strength={SUN} aria-hidden="true" />
      <div className={styles.words} data-strength={WORDS}>
        <h1 id={headingId} className={styles.heading} data-letters={heading.length}>
          {heading}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        <p>
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
        </p>
      </div>
      {planes.map(({ picture, strength }) => (
        <Picture
          key={picture.src}
          {...picture}
          priority
          className={styles.plane}
          data-strength={strength}
        />
      ))}
    </section>
  );
}
