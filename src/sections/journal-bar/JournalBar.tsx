import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { withBase } from '~/lib/routes/url';
import { words } from '~/lib/words/words';
import { JournalSearch } from '~/widgets/journal-search/JournalSearch';
import styles from './journal-bar.module.css';

/** A list of posts that one can go to. */
export interface JournalList {
  kind: 'category' | 'tag';
  name: string;
  path: string;
  /** How many posts it has. */
  count: number;
}

interface JournalBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  lists: readonly JournalList[];
  /** How many posts there are in all. */
  count: number;
  /** The path of the list that is shown; `/blog` for all posts. */
  current: string;
}

/** The parts that a look reaches. */
const slot = slots<'categories' | 'tags' | 'search'>();

/** Above a list of posts: the ways to its parts, by category and by tag, and a search. */
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
              href={withBase(path)}
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
