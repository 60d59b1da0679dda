import type { z } from 'astro/zod';
import { Sheet } from '../line/Sheet';
import snake from '../line/snake.module.css';
import { clsx } from 'clsx';
import { JobFigure } from './drawings';
import type { jobsSchema } from './jobs.schema';
import styles from './jobs.module.css';

/** On dark paper: six things, drawn one after the other without lifting the pencil. */
export function Jobs({ jobs, ...rest }: z.infer<typeof jobsSchema>) {
  return (
    <Sheet {...rest} paper="plum" headRail="end">
      <ul className={clsx(snake.snake, styles.jobs)} data-enter="end">
        {jobs.map(({ drawing, title, description }) => (
          <li key={title}>
            <div className={styles.drawing}>
              <JobFigure name={drawing} className={styles.figure} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
