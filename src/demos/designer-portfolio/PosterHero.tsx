import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { Section } from '~/ui/section/Section';
import { ButtonRow } from '~/ui/button-row/ButtonRow';
import { Picture } from '~/ui/picture/Picture';
import { RotatingWords, RotatingWordsPause } from '~/widgets/rotating-words/RotatingWords';
import type { posterHeroSchema } from './poster-hero.schema';
import styles from './poster-hero.module.css';

type PosterHeroProps = z.infer<typeof posterHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * A page's first screen as a poster. Its type stands on square modules, and with each word the
 * portrait moves to the modules that the word leaves free.
 */
export function PosterHero({
  tone,
  greeting,
  greetingLanguage,
  words,
  text,
  buttons,
  contents,
  portrait,
  className,
  ...rest
}: PosterHeroProps) {
  const headingId = useId();
  return (
    <Section
      {...rest}
      tone={tone}
      className={clsx(styles.poster, className)}
      aria-labelledby={headingId}
    >
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
          <ButtonRow buttons={buttons}>
            <RotatingWordsPause className={styles.pause} />
          </ButtonRow>
        </div>
        {contents && <Contents {...contents} />}
      </div>
    </Section>
  );
}

type ContentsProps = NonNullable<z.infer<typeof posterHeroSchema>['contents']>;

/** What else stands on the page, a column each. */
function Contents({ label, anchors }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol className={styles.anchors}>
        {anchors.map(({ href, label: section }) => (
          <li key={href}>
            <a className={styles.anchor} href={href}>
              {section}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
