import { isoDay } from '~/lib/format-date';
import type { Post } from '~/lib/posts';
import { withBase } from '~/lib/url';
import { Picture } from '~/ui/picture/Picture';
import styles from './post-card.module.css';

interface PostCardProps {
  post: Post;
  /** The heading's level, one below the section's own. */
  level?: 'h2' | 'h3';
  /** Whether the cover is shown. */
  cover?: boolean;
  /** Whether the excerpt is shown. */
  excerpt?: boolean;
  /** Where the card leads, when not to the post itself. */
  href?: string | undefined;
  className?: string | undefined;
}

/** A post in a list: its cover where it is shown, its title, and who wrote it when. The whole card is its link. */
export function PostCard({
  post,
  level: Heading = 'h3',
  cover = true,
  excerpt = false,
  href = withBase(post.path),
  className,
}: PostCardProps) {
  return (
    <article className={[styles.card, className].filter(Boolean).join(' ')}>
      {cover && <Picture {...post.cover} className={styles.cover} />}
      <p className={styles.category}>{post.category}</p>
      <Heading className={styles.title}>
        <a className={styles.link} href={href}>
          {post.title}
        </a>
      </Heading>
      {excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
      <p className={styles.meta}>
        {post.author.name}, <time dateTime={isoDay(post.date)}>{post.day}</time>
      </p>
    </article>
  );
}
