import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { Paragraphs } from '~/ui/prose/Prose';
import type { aboutMeSchema } from './about-me.schema';
import styles from './about-me.module.css';

interface AboutMeProps
  extends
    Omit<z.infer<typeof aboutMeSchema>, 'tabs'>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Content above the portrait and the words. */
  top?: ReactNode;
  /** The section's `AboutTabs`, hydrated or static. */
  children: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<
  | 'columns'
  | 'figure'
  | 'picture'
  | 'caption'
  | 'words'
  | 'heading-title'
  | 'text'
  | 'list'
  | 'item'
  | 'value'
  | 'tabs'
>();

/** Introduces a person: a portrait on one side, words and tabs on the other. */
export function AboutMe({
  heading,
  text,
  claims,
  headshot,
  caption,
  top,
  className,
  children,
  ...rest
}: AboutMeProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.about, className)} aria-labelledby={headingId}>
      {top}
      <div className={styles.columns} data-slot={slot('columns')}>
        <figure className={styles.figure} data-slot={slot('figure')}>
          <Picture {...headshot} className={styles.headshot} data-slot={slot('picture')} />
          {caption && (
            <figcaption className={styles.caption} data-slot={slot('caption')}>
              {caption}
            </figcaption>
          )}
        </figure>
        <div data-slot={slot('words')}>
          <h2 id={headingId} className={styles.heading} data-slot={slot('heading-title')}>
            {heading}
          </h2>
          <Paragraphs blocks={text} className={styles.text} data-slot={slot('text')} />
          <ul className={styles.claims} data-slot={slot('list')}>
            {claims.map(({ value, label }, index) => (
              <li key={index} className={styles.claim} data-slot={slot('item')}>
                <span className={styles.value} data-slot={slot('value')}>
                  {value}
                </span>{' '}
                {label}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.tabs} data-slot={slot('tabs')}>
          {children}
        </div>
      </div>
    </section>
  );
}
