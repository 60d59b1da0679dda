import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import type { islandSchema } from './island.schema';
import { Sheet } from './Sheet';
import styles from './island.module.css';

/** From the points at the map's corners to stations on it, in hundredths of its side. */
const LEADERS = ['M10 11L16.5 32.5', 'M90 11L80.6 28.5', 'M12 86L19.6 63.6', 'M90 88L76.8 67.5'];

type IslandProps = z.infer<typeof islandSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** A text, and beside it a map whose corners say what is true of all that it shows. */
export function Island({ paragraphs, points, map, button, className, ...rest }: IslandProps) {
  return (
    <Sheet {...rest} className={clsx(styles.island, className)}>
      <div className={styles.columns}>
        <div className={styles.words}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {button && (
            <ButtonLink href={button.href} className={styles.button}>
              {button.label}
            </ButtonLink>
          )}
        </div>
        <div className={styles.map}>
          <Picture {...map} className={styles.picture} />
          <svg className={styles.leaders} viewBox="0 0 100 100" aria-hidden="true">
            {points.map((point, index) => (
              <path key={point} d={LEADERS[index]} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </Sheet>
  );
}
