import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { PostCard } from '~/ui/post-card/PostCard';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { newsSchema } from './news.schema';
import styles from './news.module.css';

/** Latest news: the newest posts, and the way to all of them. */
export function News({
  id,
  tone,
  heading,
  text,
  variant,
  posts,
  href,
  button,
}: z.infer<typeof newsSchema>) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })}>
        {button && (
          <ButtonLink variant="outline" href={button.href}>
            {button.label}
          </ButtonLink>
        )}
      </SectionHeading>
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
    </Band>
  );
}
