import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { Slate } from '~/ui/slate/Slate';
import type { aboutMeSchema } from './about-me.schema';
import styles from './about-me.module.css';

type AboutMeProps = Omit<z.infer<typeof aboutMeSchema>, 'tabs'> & {
  /** The section's `AboutTabs`, hydrated or not. */
  children: ReactNode;
};

/** About somebody: a portrait on one side, words and tabs on the other. */
export function AboutMe({
  variant,
  slate,
  heading,
  text,
  claims,
  headshot,
  caption,
  children,
}: AboutMeProps) {
  return (
    <section
      className={styles.about}
      id="about"
      aria-labelledby="about-heading"
      data-variant={variant}
    >
      {slate && <Slate {...slate} />}
      <div className={styles.grid}>
        <figure className={styles.figure}>
          <Picture {...headshot} className={styles.headshot} />
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
        <div className={styles.words}>
          <h2 id="about-heading" className={styles.heading}>
            {heading}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          <ul className={styles.claims}>
            {claims.map(({ value, label }) => (
              <li key={label} className={styles.claim}>
                <span className={styles.value}>{value}</span> {label}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.tabs}>{children}</div>
      </div>
    </section>
  );
}
