import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { words } from '~/lib/words/words';
import styles from './contents.module.css';

/** A heading of a text. */
export interface ContentsEntry {
  /** The heading's id. */
  slug: string;
  text: string;
}

interface ContentsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  entries: readonly ContentsEntry[];
  /** The list's accessible name. */
  label?: string;
}

/** A table of contents; with script, the heading being read is marked. */
export function Contents({
  entries,
  label = words.article.contents,
  className,
  ...rest
}: ContentsProps) {
  return (
    <nav
      {...rest}
      className={clsx(styles.contents, className)}
      aria-label={label}
      data-effect="contents"
    >
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <ol>
        {entries.map(({ slug, text }) => (
          <li key={slug}>
            <a className={styles.link} href={`#${slug}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
