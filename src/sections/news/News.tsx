import type { z } from 'astro/zod';
import { PostCard } from '~/ui/post-card/PostCard';
import { NewsBand } from './NewsBand';
import type { newsSchema } from './news.schema';
import styles from './news.module.css';

/** Latest news: the newest posts, and the way to all of them. */
export function News({ variant, posts, href, ...band }: z.infer<typeof newsSchema>) {
  return (
    <NewsBand {...band}>
      <div className={styles.posts} data-variant={variant} data-reveal="">
        {posts.map((post) => (
          <PostCard
            key={post.path}
            post={post}
            href={href}
            cover={variant !== 'columns'}
            excerpt={variant === 'columns'}
            className={styles.post}
          />
        ))}
      </div>
    </NewsBand>
  );
}
