import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import { Slideshow } from '~/widgets/slideshow/Slideshow';
import type { dutyLogSchema } from './duty-log.schema';
import { Sheet } from './Sheet';
import styles from './duty-log.module.css';
import { pageAddress } from '~/lib/languages/page-address';

type Log = z.infer<typeof dutyLogSchema>;

type DutyLogProps = Log & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The newest posts as sheets of a log that one turns, each with its picture and a note of that night. */
export function DutyLog({ posts, notes, button, pages: label, night, ...rest }: DutyLogProps) {
  return (
    <Sheet {...rest} more={button && <HeadingButton {...button} />}>
      <div className={styles.log}>
        <Slideshow
          id="log"
          label={label}
          dissolve
          names={posts.map(({ day }) => fill(night, { day }))}
        >
          {posts.map((post, index) => (
            <Entry key={post.path} post={post} note={notes[index]} />
          ))}
        </Slideshow>
      </div>
    </Sheet>
  );
}

interface EntryProps {
  post: Log['posts'][number];
  note: Log['notes'][number] | undefined;
}

function Entry({ post, note }: EntryProps) {
  const { title, path, date, category, excerpt, cover, mark } = post;
  return (
    <article className={styles.entry}>
      <p className={styles.margin}>
        <time dateTime={date.toISOString()}>{date.toISOString().slice(0, 10)}</time>
        <span>{category}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={pageAddress(path)}>
            <InLanguage mark={mark}>{title}</InLanguage>
          </a>
        </h3>
        <p className={styles.excerpt}>
          <InLanguage mark={mark}>{excerpt}</InLanguage>
        </p>
        {note && (
          <p className={styles.note}>
            <span>{note.time}</span> <span>{note.text}</span>
          </p>
        )}
      </div>
      <Picture {...cover} className={styles.picture} />
    </article>
  );
}
