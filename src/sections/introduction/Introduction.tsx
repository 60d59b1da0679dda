import type { z } from 'astro/zod';
import { useId } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { TypedText } from '~/widgets/typing/TypedText';
import type { introductionSchema } from './introduction.schema';
import styles from './introduction.module.css';

/** A page's first screen as its owner would say it: the heading is typed across the whole width. */
export function Introduction({
  id,
  greeting,
  phrases,
  text,
  buttons,
  picture,
}: z.infer<typeof introductionSchema>) {
  const headingId = useId();
  return (
    <section id={id} className={styles.introduction} aria-labelledby={headingId}>
      <h1 id={headingId} className={styles.heading}>
        <span className={styles.greeting}>{greeting}</span>{' '}
        <TypedText phrases={phrases} className={styles.typed} />
      </h1>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={styles.buttons}>
          {buttons.map(({ href, label }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? 'solid' : 'outline'}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
      <Picture {...picture} priority className={styles.picture} />
    </section>
  );
}
