import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { plural } from '~/lib/words/fill';
import { formatDate, isoDay } from '~/lib/posts/format-date';
import { PAGE_IDS } from '~/lib/routes/page-ids';
import type { Post } from '~/lib/posts/posts';
import { words } from '~/lib/words/words';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { slots } from '~/lib/slots';
import styles from './comments.module.css';
import { language } from '~/lib/languages/language';

interface CommentsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  comments: Post['comments'];
}

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'person' | 'text'>();

/** Readers' comments below a post, oldest first. Links to `#comments` lead here. */
export function Comments({ comments, className, ...rest }: CommentsProps) {
  return (
    <HeadedSection
      id={PAGE_IDS.comments}
      {...rest}
      className={clsx(styles.section, className)}
      heading={plural(words.article.comments, comments.length, language())}
    >
      <ol className={styles.list} data-slot={slot('list')}>
        {comments.map((comment, index) => (
          <Comment key={index} {...comment} />
        ))}
      </ol>
    </HeadedSection>
  );
}

function Comment({ name, date, text, isAuthor }: CommentsProps['comments'][number]) {
  return (
    <li className={styles.comment} data-slot={slot('item')} data-author={isAuthor || undefined}>
      <p className={styles.person} data-slot={slot('person')}>
        <span className={styles.name}>{name}</span>
        {isAuthor && <span className={styles.mark}>{words.article.author}</span>}
        <time dateTime={isoDay(date)}>{formatDate(date, language())}</time>
      </p>
      <p className={styles.text} data-slot={slot('text')}>
        {text}
      </p>
    </li>
  );
}
