import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { formatDate, isoDay } from '~/lib/posts/format-date';
import { words } from '~/lib/words/words';
import { Markdown } from '~/ui/markdown/Markdown';
import { Section } from '~/ui/section/Section';
import { Contents, type ContentsEntry } from '~/widgets/contents/Contents';
import site from '~site';
import { slots } from '~/lib/slots';
import styles from './long-text.module.css';

interface LongTextProps extends ComponentPropsWithoutRef<'section'> {
  /** The text's headings, for a list of contents beside it; one alone needs no list. */
  headings?: readonly ContentsEntry[];
  /** The day it was last changed. */
  updated?: Date | undefined;
}

/** The parts that a look reaches. */
const slot = slots<'columns' | 'contents' | 'text' | 'updated'>();

/**
 * A long text, its `children`, as Markdown became HTML: what it contains stays beside it while it is read,
 * and it ends on the day it was last changed.
 */
export function LongText({ headings = [], updated, className, children, ...rest }: LongTextProps) {
  const [before = '', after = ''] = fill(words.text.updated, { date: '\n' }).split('\n');
  return (
    <Section {...rest} className={clsx(styles.section, className)}>
      <div className={styles.columns} data-slot={slot('columns')}>
        {headings.length > 1 && (
          <Contents
            entries={headings}
            label={words.text.contents}
            className={styles.contents}
            data-slot={slot('contents')}
          />
        )}
        <div className={styles.main}>
          <Markdown data-slot={slot('text')}>{children}</Markdown>
          {updated && (
            <p className={styles.updated} data-slot={slot('updated')}>
              {before}
              <time dateTime={isoDay(updated)}>{formatDate(updated, site.language)}</time>
              {after}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
