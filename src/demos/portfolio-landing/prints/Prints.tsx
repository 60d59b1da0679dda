import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import { Sheet } from '../line/Sheet';
import snake from '../line/snake.module.css';
import type { printsSchema } from './prints.schema';
import styles from './prints.module.css';

/** The line as one to dry prints on: each hangs from a peg, where it pulls the line down. */
export function Prints({ prints, caseStudy, ...rest }: z.infer<typeof printsSchema>) {
  return (
    <Sheet {...rest} paper="white" from="end" doodle="cat" headRail="start">
      <ul className={clsx(snake.snake, styles.prints)} data-enter="start">
        {prints.map(({ title, category, description, shape, picture }) => (
          <li key={title}>
            <svg
              className={styles.sag}
              viewBox="0 0 100 36"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 0Q34 30 50 30T100 0" />
            </svg>
            <div className={styles.print} data-shape={shape}>
              <Picture {...picture} className={styles.picture} />
              <i className={styles.peg} />
            </div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>
                <b>{category}.</b> {description}
              </p>
              <CoverLink className={styles.more} href={caseStudy.href} ring="words">
                {caseStudy.label}
                <span className="visually-hidden">{`: ${title}`}</span>
              </CoverLink>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
