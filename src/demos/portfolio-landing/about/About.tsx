import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { Sheet } from '../line/Sheet';
import { Sum } from './Sum';
import type { aboutSchema } from './about.schema';
import styles from './about.module.css';

interface AboutProps extends Omit<z.infer<typeof aboutSchema>, 'tabs'> {
  /** The tabs, hydrated or not. */
  children: ReactNode;
}

/** The second page: the illustrator as he cuts himself, what he counts, and his tabs. */
export function About({ lead, text, portrait, caption, sum, children, ...rest }: AboutProps) {
  return (
    <Sheet {...rest} paper="blush" text={lead} from="start" doodle="glasses" rail="end">
      <div className={styles.columns}>
        <div className={styles.beside}>
          <figure className={styles.portrait}>
            <Picture {...portrait} className={styles.picture} />
            <figcaption>{caption}</figcaption>
          </figure>
          <Sum {...sum} />
        </div>
        <div className={styles.words}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.tabs}>{children}</div>
      </div>
    </Sheet>
  );
}
