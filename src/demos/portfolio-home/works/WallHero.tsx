import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Printer } from '../people/Printer';
import wall from '../wall/wall.module.css';
import type { wallHeroSchema } from './hang.schema';
import styles from './wall-hero.module.css';
import { Work } from './Work';

type WallHeroProps = z.infer<typeof wallHeroSchema> & ComponentPropsWithoutRef<'section'>;

/** The first wall: what the printer does, her smallest print and her widest, and herself beside them. */
export function WallHero({ heading, text, button, works, className, ...rest }: WallHeroProps) {
  const [small, large] = works;
  return (
    <section
      {...rest}
      className={clsx(wall.look, styles.hero, className)}
      aria-labelledby="hero-title"
    >
      <h1 id="hero-title" className={styles.title}>
        {heading}
      </h1>
      <div className={styles.intro}>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </div>
      {large && <Work {...large} as="p" className={styles.large} isFirst />}
      {small && <Work {...small} as="p" className={styles.small} isFirst />}
      <div className={styles.printer}>
        <Printer />
      </div>
    </section>
  );
}
