import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { ButtonRow } from '~/ui/button-row/ButtonRow';
import { Picture } from '~/ui/picture/Picture';
import type { heroSchema } from './hero.schema';
import styles from './hero.module.css';

/** The longest heading, in characters, that is set at the full size. */
const SHORT_HEADING = 20;

/** The section's content and its element's attributes. */
export type HeroProps = z.infer<typeof heroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
    /** The picture's `sizes`, if the page's look does not match those of the schema. */
    sizes?: string;
    /** The heading with a demo's own markup; plain text otherwise. */
    title?: ReactNode;
    /** Decoration below the picture, inside its frame. */
    ornament?: ReactNode;
  };

/** Slots that looks can style. */
const slot = slots<'words' | 'title' | 'text' | 'buttons' | 'frame' | 'picture'>();

/**
 * The first screen of a page: one statement, one picture, and buttons. In narrow windows the words
 * come first and the picture below them. `children` hold a demo's decoration: content in normal
 * flow comes below the words; absolutely positioned content with `z-index: -1` lies between the
 * picture and the words.
 */
export function Hero({
  heading,
  title = heading,
  text,
  buttons,
  picture,
  sizes = picture.sizes,
  ornament,
  className,
  children,
  ...rest
}: HeroProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.hero, className)} aria-labelledby={headingId}>
      <div className={styles.words} data-slot={slot('words')}>
        <h1
          id={headingId}
          className={styles.title}
          data-slot={slot('title')}
          data-length={heading.length > SHORT_HEADING ? 'long' : 'short'}
        >
          {title}
        </h1>
        {text && (
          <p className={styles.text} data-slot={slot('text')}>
            {text}
          </p>
        )}
        {buttons.length > 0 && (
          <ButtonRow buttons={buttons} className={styles.buttons} data-slot={slot('buttons')} />
        )}
      </div>
      <div className={styles.frame} data-slot={slot('frame')}>
        {ornament}
        <Picture {...picture} sizes={sizes} priority data-slot={slot('picture')} />
      </div>
      {children}
    </section>
  );
}
