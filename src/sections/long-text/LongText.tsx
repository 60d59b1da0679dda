import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { formatDate, isoDay } from '~/lib/posts/format-date';
import { words } from '~/lib/words/words';
import { Markdown } from '~/ui/markdown/Markdown';
import { Section } from '~/ui/section/Section';
import { Contents, type ContentsEntry } from '~/widgets/contents/Contents';
import { slots } from '~/lib/slots';
import styles from './long-text.module.css';
import { language } from '~/lib/languages/language';

interface LongTextProps extends ComponentPropsWithoutRef<'section'> {
  /** The text's headings, for a table of contents beside it; a single heading gets none. */
  headings?: readonly ContentsEntry[];
  /** The date of the last change. */
  updated?: Date | undefined;
}

/** Slots that looks can style. */
const slot = slots<'columns' | 'contents' | 'text' | 'updated'>();

/**
 * A long text (`children`, HTML rendered from Markdown). Its table of contents stays beside it
 * while the reader scrolls, and the date of the last change follows the text.
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
              <time dateTime={isoDay(updated)}>{formatDate(updated, language())}</time>
              {after}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
