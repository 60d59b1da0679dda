import type { Post } from '~/lib/posts';
import { Band } from '~/ui/band/Band';
import { Pagination } from '~/ui/pagination/Pagination';
import { PostCard } from '~/ui/post-card/PostCard';
import styles from './blog-list.module.css';

interface BlogListProps {
  posts: Post[];
  /** The page that is shown, from 1, and how many there are. */
  current: number;
  last: number;
}

/** The path of a page of the blog, by its number. */
export const blogPagePath = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);

/** One page of the journal: a wide post and a narrow one in turns, then the way to the others. */
export function BlogList({ posts, current, last }: BlogListProps) {
  return (
    <Band aria-label="Posts">
      <div className={styles.posts}>
        {posts.map((post) => (
          <PostCard key={post.path} post={post} level="h2" excerpt className={styles.post} />
        ))}
      </div>
      <Pagination current={current} last={last} pathOf={blogPagePath} />
    </Band>
  );
}
