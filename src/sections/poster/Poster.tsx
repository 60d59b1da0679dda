import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { RotatingWords, RotatingWordsPause } from '~/widgets/rotating-words/RotatingWords';
import type { posterSchema } from './poster.schema';
import styles from './poster.module.css';

/**
 * A page's first screen as a poster. Its type stands on square modules, and with each word the
 * portrait moves to the modules that the word leaves free.
 */
export function Poster({
  id,
  tone,
  greeting,
  greetingLanguage,
  words,
  text,
  buttons,
  portrait,
}: z.infer<typeof posterSchema>) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} className={styles.poster} aria-labelledby={headingId}>
      <div className={styles.sheet}>
        <div className={styles.stage}>
          <h1 id={headingId} className={styles.heading}>
            <span className={styles.greeting} lang={greetingLanguage}>
              {greeting}
            </span>{' '}
            <RotatingWords words={words} className={styles.words} />
          </h1>
          <Picture {...portrait} priority className={styles.portrait} />
        </div>
        <div className={styles.foot}>
          {text.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          <div className={styles.buttons}>
            {buttons.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'solid' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
            <RotatingWordsPause className={styles.pause} />
          </div>
        </div>
      </div>
    </Band>
  );
}
