import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import IconSearch from 'virtual:icon/search';
import { words } from '~/lib/words/words';
import { INDEX_PATH, QUERY } from './constants';
import styles from './journal-search.module.css';
import { pageAddress } from '~/lib/languages/page-address';

/**
 * A search over all posts. It appears where script runs, and its space is reserved until then; the
 * search library and the index are loaded on focus.
 */
export function JournalSearch({ className, ...rest }: ComponentPropsWithoutRef<'form'>) {
  const id = useId();
  const { label, action, placeholder, none, failed, found } = words.journalSearch;
  return (
    <form
      {...rest}
      className={clsx(styles.search, className)}
      role="search"
      aria-label={label}
      action={pageAddress('/blog')}
      data-effect="journal-search"
      data-index={pageAddress(INDEX_PATH)}
      data-search-words={JSON.stringify({ none, failed })}
      data-search-found={JSON.stringify(found)}
      data-needs-script=""
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type="search"
          name={QUERY}
          placeholder={placeholder}
          autoComplete="off"
        />
        <button type="submit" className={styles.button} aria-label={action}>
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <p className={styles.status} role="status" />
      <ul className={styles.results} />
      <template>
        <li>
          <a className={styles.result} href={pageAddress('/blog')}>
            <span className={styles.title}>{label}</span>
            <span className={styles.meta} />
          </a>
        </li>
      </template>
    </form>
  );
}
