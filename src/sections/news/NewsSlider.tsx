import type { z } from 'astro/zod';
import { PostCard } from '~/ui/post-card/PostCard';
import { Carousel } from '~/widgets/carousel/Carousel';
import { NewsBand } from './NewsBand';
import type { newsSliderSchema } from './news.schema';

/** Latest news that pass by, and the way to all of them. */
export function NewsSlider({
  preset = 'three',
  autoplay,
  posts,
  href,
  ...band
}: z.infer<typeof newsSliderSchema>) {
  return (
    <NewsBand {...band}>
      <Carousel
        label={band.heading}
        preset={preset}
        autoplay={autoplay}
        names={posts.map(({ title }) => title)}
      >
        {posts.map((post) => (
          <PostCard key={post.path} post={post} href={href} />
        ))}
      </Carousel>
    </NewsBand>
  );
}
