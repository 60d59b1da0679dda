import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { Frame } from './Frame';
import { Slate } from './Slate';
import { THROW_METRES } from './constants';
import type { projectionSchema } from './projection.schema';
import styles from './projection.module.css';

/** The latest projects, in a beam that starts at a lens and widens from frame to frame. */
export function Projection({
  slate,
  heading,
  text,
  shown,
  unfold,
  throw: distance,
  projects,
}: z.infer<typeof projectionSchema>) {
  const last = THROW_METRES.length - 1;
  return (
    <section className={styles.projection} id="portfolio" aria-labelledby="portfolio-heading">
      <div className={styles.head}>
        <Slate {...slate} id="portfolio-heading" heading={heading} />
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.lens} aria-hidden="true" />
      <ol className={styles.frames}>
        {projects.slice(0, shown).map((project, index) => {
          const stop = Math.min(index, last);
          return (
            <Frame
              key={project.title}
              {...project}
              number={index + 1}
              stop={stop + 1}
              distance={fill(distance, { metres: THROW_METRES[stop] ?? '' })}
              unfold={unfold}
            />
          );
        })}
      </ol>
    </section>
  );
}
