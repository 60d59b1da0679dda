import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isoDay } from '~/lib/format-date';
import type { Post } from '~/lib/posts';
import { withBase } from '~/lib/url';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { LikeButton } from '~/widgets/like/LikeButton';
import styles from './article.module.css';

interface ArticleProps {
  post: Post;
  /** The post that is read next: the one before it in time. */
  next?: Pick<Post, 'title' | 'path'> | undefined;
  /** The text, as Markdown became HTML. */
  children: ReactNode;
}

const comments = (count: number) => (count === 1 ? '1 comment' : `${count} comments`);

/** A post of the journal: who wrote it when, the text, and what to read next. */
export function Article({ post, next, children }: ArticleProps) {
  return (
    <Band aria-label="Article" className={styles.band}>
      <Picture {...post.cover} priority className={styles.cover} />
      <div className={styles.columns}>
        <div className={styles.meta}>
          <Picture {...post.author.portrait} alt="" className={styles.portrait} />
          <p>
            <span className={styles.author}>{post.author.name}</span>
            <br />
            {post.author.role}
          </p>
          <p>
            <time dateTime={isoDay(post.date)}>{post.day}</time>
          </p>
          <p className={styles.comments}>
            <IconMessageCircle size={20} stroke={1.5} aria-hidden="true" />
            {comments(post.comments)}
          </p>
          <LikeButton id={post.path} count={post.likes} />
        </div>
        <div className={styles.text}>{children}</div>
      </div>
      {next && (
        <nav className={styles.next} aria-label="Next article">
          <p>Read next</p>
          <a href={withBase(next.path)}>{next.title}</a>
        </nav>
      )}
    </Band>
  );
}
