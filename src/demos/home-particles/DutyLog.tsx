import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { withBase } from '~/lib/routes/url';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import { Slideshow } from '~/widgets/slideshow/Slideshow';
import type { dutyLogSchema } from './duty-log.schema';
import { Sheet } from './Sheet';
import styles from './duty-log.module.css';

/** So many posts on a page of the log. */
const PER_PAGE = 3;

/** The newest posts as entries of a log whose pages one turns; days and times stand in the margin. */
export function DutyLog({
  posts,
  notes,
  button,
  pages: label,
  night,
  ...rest
}: z.infer<typeof dutyLogSchema>) {
  const entries = posts.map((post, index) => ({ post, note: notes[index] }));
  const pages = Array.from({ length: Math.ceil(entries.length / PER_PAGE) }, (_, page) =>
    entries.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  const names = pages.map(([first]) => fill(night, { day: first?.post.day ?? '' }));
  return (
    <Sheet {...rest} more={button && <HeadingButton {...button} />}>
      <div className={styles.log}>
        <Slideshow id="log" label={label} dissolve names={names}>
          {pages.map((page, index) => (
            <ol key={index} className={styles.page}>
              {page.map(({ post, note }) => (
                <li key={post.path} className={styles.entry}>
                  <article className={styles.post}>
                    <time className={styles.margin} dateTime={post.date.toISOString()}>
                      {post.date.toISOString().slice(0, 10)}
                    </time>
                    <h3 className={styles.title}>
                      <a href={withBase(post.path)}>{post.title}</a>
                    </h3>
                    <p className={styles.category}>{post.category}</p>
                  </article>
                  {note && (
                    <p className={styles.note}>
                      <span className={styles.margin}>{note.time}</span> <span>{note.text}</span>
                    </p>
                  )}
                </li>
              ))}
            </ol>
          ))}
        </Slideshow>
      </div>
    </Sheet>
  );
}
