import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import IconClock from 'virtual:icon/clock';
import IconMessageCircle from 'virtual:icon/message-circle';
import { plural } from '~/lib/words/fill';
import { isoDay } from '~/lib/posts/format-date';
import { PAGE_IDS } from '~/lib/routes/page-ids';
import type { Post } from '~/lib/posts/posts';
import { words } from '~/lib/words/words';
import { Markdown } from '~/ui/markdown/Markdown';
import { Picture } from '~/ui/picture/Picture';
import { Section } from '~/ui/section/Section';
import { Contents, type ContentsEntry } from '~/widgets/contents/Contents';
import { LikeButton } from '~/widgets/like/LikeButton';
import { slots } from '~/lib/slots';
import { Film, type FilmProps } from './Film';
import { Tags } from './Tags';
import styles from './article.module.css';
import { language } from '~/lib/languages/language';

interface ArticleProps extends ComponentPropsWithoutRef<'section'> {
  post: Post;
  /** The text's headings, for a table of contents beside it; a single heading gets none. */
  headings?: readonly ContentsEntry[];
  /** A film that belongs to the text, shown below it. */
  film?: FilmProps | undefined;
}

/** Slots that looks can style. */
const slot = slots<
  | 'columns'
  | 'beside'
  | 'portrait'
  | 'author'
  | 'comments'
  | 'contents'
  | 'main'
  | 'picture'
  | 'text'
  | 'film'
  | 'tags'
>();

/**
 * A journal post: its author and date, its table of contents, its text (`children`, HTML rendered
 * from Markdown), and its category and tags.
 */
export function Article({ post, headings = [], film, className, children, ...rest }: ArticleProps) {
  return (
    <Section aria-label={words.article.label} {...rest} className={clsx(styles.section, className)}>
      <div className={styles.columns} data-slot={slot('columns')}>
        <div className={styles.beside} data-slot={slot('beside')}>
          <Meta post={post} />
          {headings.length > 1 && <Contents entries={headings} data-slot={slot('contents')} />}
        </div>
        <div className={styles.main} data-slot={slot('main')}>
          <Picture {...post.cover} priority className={styles.cover} data-slot={slot('picture')} />
          <Markdown data-slot={slot('text')}>{children}</Markdown>
          {film && <Film {...film} data-slot={slot('film')} />}
          {post.tags.length > 0 && (
            <Tags groups={post.groups} hasPages={post.isListed} data-slot={slot('tags')} />
          )}
        </div>
      </div>
    </Section>
  );
}

/** Author, date, reading time and readers' reactions. */
function Meta({ post }: Pick<ArticleProps, 'post'>) {
  const { author, comments } = post;
  return (
    <div className={styles.meta}>
      {author.portrait && (
        <Picture
          {...author.portrait}
          alt=""
          className={styles.portrait}
          data-slot={slot('portrait')}
        />
      )}
      <p data-slot={slot('author')}>
        <span className={styles.author}>{author.name}</span>
        {author.role !== undefined && (
          <>
            <br />
            {author.role}
          </>
        )}
      </p>
      <p>
        <time dateTime={isoDay(post.date)}>{post.day}</time>
      </p>
      <p className={styles.fact}>
        <IconClock size={20} stroke={1.5} aria-hidden="true" />
        {plural(words.article.minutes, post.minutes, language())}
      </p>
      {comments.length > 0 && (
        <p className={styles.fact} data-slot={slot('comments')}>
          <IconMessageCircle size={20} stroke={1.5} aria-hidden="true" />
          <a href={`#${PAGE_IDS.comments}`}>
            {plural(words.article.comments, comments.length, language())}
          </a>
        </p>
      )}
      {post.likes !== undefined && <LikeButton id={post.path} count={post.likes} />}
    </div>
  );
}
