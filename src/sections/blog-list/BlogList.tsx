import type { ComponentPropsWithoutRef } from 'react';
import type { Post } from '~/lib/posts/posts';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { Section } from '~/ui/section/Section';
import { Pagination } from '~/ui/pagination/Pagination';
import { PostCard } from '~/ui/post-card/PostCard';
import styles from './blog-list.module.css';

interface BlogListProps extends ComponentPropsWithoutRef<'section'> {
  posts: Post[];
  /** The number of the current page, from 1, and the number of pages. */
  current: number;
  last: number;
}

/** The path of a blog page by its number. */
const blogPagePath = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);

/** Slots that looks can style. */
const slot = slots<'list' | 'item'>();

/**
 * One page of the journal: the filter bar (`children`), posts that alternate between wide and
 * narrow, then pagination if there are several pages.
 */
export function BlogList({ posts, current, last, children, ...rest }: BlogListProps) {
  return (
    <Section aria-label={words.journal.posts} {...rest}>
      {children}
      <div className={styles.posts} data-slot={slot('list')}>
        {posts.map((post, index) => (
          <PostCard
            key={index}
            post={post}
            level="h2"
            excerpt
            priority={index === 0}
            className={styles.post}
            data-slot={slot('item')}
          />
        ))}
      </div>
      {last > 1 && <Pagination current={current} last={last} pathOf={blogPagePath} />}
    </Section>
  );
}
