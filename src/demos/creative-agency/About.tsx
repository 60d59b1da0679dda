import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Picture } from '~/ui/picture/Picture';
import type { PaperColor } from './constants';
import { Paper } from './paper/Paper';
import { Sheet } from './paper/Sheet';
import type { aboutSchema } from './paper.schema';
import styles from './about.module.css';

type AboutProps = z.infer<typeof aboutSchema> & { paper: PaperColor } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** Who cuts, and what one can rely on: their words beside a picture that is cut upright. */
export function About({ heading, text, points, picture, paper, ...rest }: AboutProps) {
  return (
    <Sheet {...rest} paper={paper} heading={heading}>
      <div className={styles.columns}>
        <div>
          {text.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.frame}>
          <Paper cut={4} />
          <Picture {...picture} className={styles.picture} />
        </div>
      </div>
    </Sheet>
  );
}
