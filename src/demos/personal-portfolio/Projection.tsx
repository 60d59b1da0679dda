import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { Frame } from './Frame';
import { SceneTitle } from './SceneTitle';
import { STOPS } from './constants';
import type { projectionSchema } from './projection.schema';
import styles from './projection.module.css';

type ProjectionProps = z.infer<typeof projectionSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The latest projects, each thrown by a lamp of its own, from either side in turn, and larger than the last. */
export function Projection({
  timecode,
  heading,
  text,
  shown,
  unfold,
  projects,
  className,
  ...rest
}: ProjectionProps) {
  // The last one may have been taken away.
  if (projects.length === 0) return null;
  return (
    <section
      {...rest}
      className={clsx(styles.projection, className)}
      id="portfolio"
      aria-labelledby="portfolio-heading"
    >
      <div className={styles.head}>
        <SceneTitle timecode={timecode} id="portfolio-heading" heading={heading} />
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.lens} aria-hidden="true" />
      <ol className={styles.frames}>
        {projects.slice(0, shown).map((project, index) => {
          const stop = Math.min(index + 1, STOPS);
          return (
            <Frame
              key={project.title}
              {...project}
              number={index + 1}
              stop={stop}
              unfold={unfold}
            />
          );
        })}
      </ol>
    </section>
  );
}
