import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { language, type LanguageMark } from '~/lib/languages/language';
import { plural } from '~/lib/words/fill';
import { formatDate, isoDay } from '~/lib/posts/format-date';
import { PAGE_IDS } from '~/lib/routes/page-ids';
import type { Post } from '~/lib/posts/posts';
import { words } from '~/lib/words/words';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { slots } from '~/lib/slots';
import styles from './comments.module.css';

interface CommentsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  comments: Post['comments'];
  /** The language of what readers wrote: that of their post, which may not be translated. */
  mark: LanguageMark;
}

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'person' | 'text'>();

/** Readers' comments below a post, oldest first. Links to `#comments` lead here. */
export function Comments({ comments, mark, className, ...rest }: CommentsProps) {
  return (
    <HeadedSection
      id={PAGE_IDS.comments}
      {...rest}
      className={clsx(styles.section, className)}
      heading={plural(words.article.comments, comments.length, language())}
    >
      <ol className={styles.list} data-slot={slot('list')}>
        {comments.map((comment, index) => (
          <Comment key={index} {...comment} mark={mark} />
        ))}
      </ol>
    </HeadedSection>
  );
}

type CommentProps = CommentsProps['comments'][number] & Pick<CommentsProps, 'mark'>;

function Comment({ name, date, text, isAuthor, mark }: CommentProps) {
  return (
    <li className={styles.comment} data-slot={slot('item')} data-author={isAuthor || undefined}>
      <p className={styles.person} data-slot={slot('person')}>
        <span className={styles.name}>{name}</span>
        {isAuthor && <span className={styles.mark}>{words.article.author}</span>}
        <time dateTime={isoDay(date)}>{formatDate(date, language())}</time>
      </p>
      <p className={styles.text} data-slot={slot('text')}>
        <InLanguage mark={mark}>{text}</InLanguage>
      </p>
    </li>
  );
}
