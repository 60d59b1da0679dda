import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import type { mugsSchema } from './mugs.schema';
import styles from './mugs.module.css';
import { Shelves } from './Shelves';

type MugsProps = z.infer<typeof mugsSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The firm's people as their mugs on three falling shelves, whose edges name whose they are. */
export function Mugs({
  heading,
  lead,
  picture,
  shelves,
  text,
  points,
  button,
  className,
  ...rest
}: MugsProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Shelves picture={picture} shelves={shelves} />
      <div className={styles.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink href={button.href} variant="outline">
          {button.label}
        </ButtonLink>
      </p>
    </section>
  );
}
