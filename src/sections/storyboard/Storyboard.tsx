import type { z } from 'astro/zod';
import { Slate } from '~/ui/slate/Slate';
import { Frame } from './Frame';
import type { storyboardSchema } from './storyboard.schema';
import styles from './storyboard.module.css';

/** The latest projects: a wide establishing shot, then frames of changing size. */
export function Storyboard({
  slate,
  heading,
  text,
  shown,
  projects,
}: z.infer<typeof storyboardSchema>) {
  return (
    <section className={styles.storyboard} id="portfolio" aria-labelledby="portfolio-heading">
      <Slate {...slate} />
      <div className={styles.head}>
        <h2 id="portfolio-heading" className={styles.heading}>
          {heading}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <ol className={styles.frames}>
        {projects.slice(0, shown).map((project, index) => (
          <Frame key={project.title} {...project} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}
