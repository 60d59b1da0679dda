import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { ButtonRow } from '~/ui/button-row/ButtonRow';
import { Picture } from '~/ui/picture/Picture';
import type { heroSchema } from './hero.schema';
import styles from './hero.module.css';

/** The most characters of a heading that is set at the full size. */
const SHORT_HEADING = 20;

/** What the section shows, and the attributes of its element. */
export type HeroProps = z.infer<typeof heroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
    /** How wide the picture stands, where the page's look does not follow the schema's `sizes`. */
    sizes?: string;
    /** The heading as a demo sets it, where that is more than its text. */
    title?: ReactNode;
    /** Decoration below the picture, inside its frame. */
    ornament?: ReactNode;
  };

/** The parts that a look reaches. */
const slot = slots<'words' | 'title' | 'text' | 'buttons' | 'frame' | 'picture'>();

/**
 * The first screen of a page: one statement, one picture, and the way on. Narrow windows show the
 * words first and the picture below them. Of its `children`, a demo's signature, what stands in the
 * page's flow comes below the words; what is placed absolutely lies between the picture and the
 * words where its `z-index` is -1.
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
