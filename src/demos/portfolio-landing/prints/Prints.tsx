import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { Sheet } from '../line/Sheet';
import snake from '../line/snake.module.css';
import type { printsSchema } from './prints.schema';
import styles from './prints.module.css';

/** The line as one to dry prints on: each hangs from a peg, where it pulls the line down. */
export function Prints({ prints, caseStudy, ...rest }: z.infer<typeof printsSchema>) {
  return (
    <Sheet {...rest} paper="white" from="end" doodle="cat" headRail="start">
      <ul className={clsx(snake.snake, styles.prints)} data-enter="start">
        {prints.map(({ title, category, description, href, shape, picture, mark }) => (
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
              <h3>
                <InLanguage mark={mark}>{title}</InLanguage>
              </h3>
              <p>
                <b {...mark}>{category}.</b> <InLanguage mark={mark}>{description}</InLanguage>
              </p>
              <WorkLink className={styles.more} href={href} cover about={title} aboutMark={mark}>
                {caseStudy}
              </WorkLink>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
