import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { z } from 'astro/zod';
import type { newsSchema } from '~/sections/news/news.schema';
import { PostCard } from '~/ui/post-card/PostCard';
import { ButtonLink } from '~/ui/button/Button';
import { Sheet } from '../line/Sheet';
import snake from '../line/snake.module.css';
import { Coil } from './Coil';
import styles from './pages.module.css';

type PagesProps = z.infer<typeof newsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The journal as leaves of a sketchbook, which the line itself binds. */
export function Pages({ heading, text, posts, button, ...rest }: PagesProps) {
  return (
    <Sheet
      {...rest}
      heading={heading}
      text={text}
      paper="peach"
      from="start"
      doodle="plane"
      headRail="end"
      below={
        button && (
          <p className={styles.button}>
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
          </p>
        )
      }
    >
      <ul className={clsx(snake.snake, styles.pages)} data-enter="end">
        {posts.map((post) => (
          <li key={post.path}>
            <Coil className={styles.coil} />
            <PostCard post={post} excerpt className={styles.leaf} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
