import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { PostCard } from '~/ui/post-card/PostCard';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Carousel } from '~/widgets/carousel/Carousel';
import type { newsSliderSchema } from './news.schema';

/** Latest news that pass by, and the way to all of them. */
export function NewsSlider({
  id,
  tone,
  heading,
  text,
  preset = 'three',
  autoplay,
  posts,
  href,
  button,
}: z.infer<typeof newsSliderSchema>) {
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
      <Carousel
        label={heading}
        preset={preset}
        autoplay={autoplay}
        names={posts.map(({ title }) => title)}
      >
        {posts.map((post) => (
          <PostCard key={post.path} post={post} href={href} />
        ))}
      </Carousel>
    </Band>
  );
}
