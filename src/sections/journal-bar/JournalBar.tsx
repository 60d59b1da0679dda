import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { JournalSearch } from '~/widgets/journal-search/JournalSearch';
import styles from './journal-bar.module.css';
import { pageAddress } from '~/lib/languages/page-address';

/** A link to a list of posts. */
export interface JournalList {
  kind: 'category' | 'tag';
  name: string;
  path: string;
  /** The number of posts in the list. */
  count: number;
}

interface JournalBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  lists: readonly JournalList[];
  /** The total number of posts. */
  count: number;
  /** The path of the current list; `/blog` for all posts. */
  current: string;
}

/** Slots that looks can style. */
const slot = slots<'categories' | 'tags' | 'search'>();

/** Navigation above a list of posts: by category, by tag, and a search. */
export function JournalBar({ lists, count, current, className, ...rest }: JournalBarProps) {
  const all = { name: words.journal.all, path: '/blog', count };
  const of = (kind: JournalList['kind']) => lists.filter((list) => list.kind === kind);
  return (
    <div {...rest} className={clsx(styles.bar, className)}>
      <Links
        label={words.journal.categories}
        entries={[all, ...of('category')]}
        current={current}
        className={styles.categories}
        data-slot={slot('categories')}
      />
      <JournalSearch className={styles.search} data-slot={slot('search')} />
      <Links
        label={words.journal.tags}
        entries={of('tag')}
        current={current}
        className={styles.tags}
        data-slot={slot('tags')}
      />
    </div>
  );
}

interface LinksProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  label: string;
  entries: readonly Omit<JournalList, 'kind'>[];
  current: string;
}

function Links({ label, entries, current, ...rest }: LinksProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ul className={styles.list}>
        {entries.map(({ name, path, count }) => (
          <li key={path}>
            <a
              className={styles.link}
              href={pageAddress(path)}
              aria-current={path === current ? 'page' : undefined}
            >
              {name} <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
