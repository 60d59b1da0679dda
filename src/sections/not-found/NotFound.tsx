import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { ButtonLink } from '~/ui/button/Button';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import type { notFoundSchema } from './not-found.schema';
import styles from './not-found.module.css';

interface NotFoundProps
  extends z.infer<typeof notFoundSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** Slots that looks can style. */
const slot = slots<'words' | 'button' | 'list' | 'item' | 'title' | 'text' | 'picture'>();

/** A link to the home page and three suggestions, above a picture as wide as the window. */
export function NotFound({ button, ways, picture, className, ...rest }: NotFoundProps) {
  return (
    <section
      aria-label={words.notFound.label}
      {...rest}
      className={clsx(styles.notFound, className)}
    >
      <div className={styles.words} data-slot={slot('words')}>
        <p data-slot={slot('button')}>
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
        </p>
        <ul className={styles.list} data-slot={slot('list')}>
          {ways.map(({ label, text, href }) => (
            <li key={href} className={styles.item} data-slot={slot('item')}>
              <p className={styles.title} data-slot={slot('title')}>
                <CoverLink href={href} className={styles.link}>
                  {label}
                </CoverLink>
              </p>
              <p className={styles.text} data-slot={slot('text')}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Picture {...picture} priority className={styles.picture} data-slot={slot('picture')} />
    </section>
  );
}
