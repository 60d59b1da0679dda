import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { Paragraphs } from '~/ui/prose/Prose';
import { SceneTitle } from './SceneTitle';
import type { aboutSceneSchema } from './about-scene.schema';
import board from './board.module.css';
import styles from './about-scene.module.css';

interface AboutSceneProps
  extends
    Omit<z.infer<typeof aboutSceneSchema>, 'tabs'>,
    Omit<ComponentPropsWithoutRef<'section'>, 'id' | 'children'> {
  /** The section's tabs, hydrated or not. */
  children: ReactNode;
}

/** The owner against the light, the words in the dark beside it; then the tabs, on a lit board. */
export function AboutScene({
  timecode,
  heading,
  text,
  claims,
  headshot,
  caption,
  children,
  className,
  ...rest
}: AboutSceneProps) {
  return (
    <section {...rest} className={clsx(styles.about, className)} aria-labelledby="about-heading">
      <div className={styles.shot}>
        <figure className={styles.figure}>
          <Picture {...headshot} className={styles.picture} />
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
        <div className={styles.words}>
          <SceneTitle timecode={timecode} id="about-heading" heading={heading} />
          <Paragraphs blocks={text} className={styles.text} />
          <ul className={styles.claims}>
            {claims.map(({ value, label }) => (
              <li key={label} className={styles.claim}>
                <span className={styles.leader}>{value}</span> {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={board.board}>{children}</div>
    </section>
  );
}
