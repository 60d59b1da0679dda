import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { Post } from '~/lib/posts/posts';
import { words } from '~/lib/words/words';
import styles from './tags.module.css';
import { pageAddress } from '~/lib/languages/page-address';

interface TagsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Its category, then its tags. */
  groups: Post['groups'];
  /** Whether there are pages to link to, with the posts of a category or tag. */
  hasPages: boolean;
}

/** A post's category, then its tags; each links to all posts that share it, if the journal has them. */
export function Tags({ groups, hasPages, className, ...rest }: TagsProps) {
  const Element = hasPages ? 'nav' : 'section';
  return (
    <Element {...rest} className={clsx(styles.tags, className)} aria-label={words.article.tags}>
      <ul className={styles.list}>
        {groups.map(({ name, path }) => (
          <li key={path}>
            {hasPages ? (
              <a className={styles.tag} href={pageAddress(path)}>
                {name}
              </a>
            ) : (
              <span className={styles.tag}>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </Element>
  );
}
