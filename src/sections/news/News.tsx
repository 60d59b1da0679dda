import type { z } from 'astro/zod';
import { Band, type BandTone } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { PostCard } from '~/ui/post-card/PostCard';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import type { newsSchema } from './news.schema';
import styles from './news.module.css';

interface NewsProps extends z.infer<typeof newsSchema> {
  /** The anchor of one-page menus. */
  id?: string;
  tone?: BandTone;
}

/** Latest news: the newest posts, and the way to all of them. */
export function News({ id = 'blog', heading, text, layout, posts, href, button, tone }: NewsProps) {
  return (
    <Band id={id} tone={tone} aria-labelledby={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`} heading={heading} {...(text && { text })}>
        {button && (
          <ButtonLink variant="outline" href={button.href}>
            {button.label}
          </ButtonLink>
        )}
      </SectionHeading>
      <div className={styles.posts} data-layout={layout} data-reveal="">
        {posts.map((post) => (
          <PostCard key={post.path} post={post} href={href} className={styles.post} />
        ))}
      </div>
    </Band>
  );
}
