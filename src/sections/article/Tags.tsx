import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { groupPath } from '~/lib/posts/group-path';
import { withBase } from '~/lib/routes/url';
import { words } from '~/lib/words/words';
import styles from './tags.module.css';

interface TagsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  category: string;
  tags: string[];
  /** Whether there are pages to link to, with the posts of a category or tag. */
  hasPages: boolean;
}

/** A post's category, then its tags; each links to all posts that share it, if the journal has them. */
export function Tags({ category, tags, hasPages, className, ...rest }: TagsProps) {
  const entries = [
    { name: category, path: groupPath('category', category) },
    ...tags.map((name) => ({ name, path: groupPath('tag', name) })),
  ];
  const Element = hasPages ? 'nav' : 'section';
  return (
    <Element {...rest} className={clsx(styles.tags, className)} aria-label={words.article.tags}>
      <ul className={styles.list}>
        {entries.map(({ name, path }) => (
          <li key={path}>
            {hasPages ? (
              <a className={styles.tag} href={withBase(path)}>
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
