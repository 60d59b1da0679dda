import type { z } from 'astro/zod';
import { useId } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import type { mugsSchema } from './mugs.schema';
import styles from './mugs.module.css';
import { Shelves } from './Shelves';

/** The firm's people as their mugs on three falling shelves, whose edges name whose they are. */
export function Mugs({
  id,
  heading,
  lead,
  picture,
  shelves,
  text,
  points,
  button,
}: z.infer<typeof mugsSchema>) {
  const headingId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
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
