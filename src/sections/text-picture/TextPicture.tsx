import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import IconCheck from 'virtual:icon/check';
import { slots } from '~/lib/slots';
import { ButtonLink } from '~/ui/button/Button';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { Paragraphs } from '~/ui/prose/Prose';
import { Section } from '~/ui/section/Section';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { textPictureSchema } from './text-picture.schema';
import styles from './text-picture.module.css';

interface TextPictureProps
  extends z.infer<typeof textPictureSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Loads the picture at once and before others, for a section that opens the page. */
  priority?: boolean | undefined;
  /** Decoration of the picture, over it or behind it. */
  children?: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<
  | 'columns'
  | 'picture'
  | 'film'
  | 'words'
  | 'heading-title'
  | 'text'
  | 'lists'
  | 'list'
  | 'item'
  | 'icon'
  | 'button'
>();

/**
 * A text beside a picture, with optional points and button. The picture is at the start of the line
 * unless a look changes that.
 */
export function TextPicture({
  heading,
  text,
  lists,
  picture,
  button,
  film,
  priority,
  children,
  ...rest
}: TextPictureProps) {
  const headingId = useId();
  return (
    <Section {...rest} aria-labelledby={headingId}>
      <div className={styles.columns} data-slot={slot('columns')}>
        <div className={styles.picture} data-slot={slot('picture')} data-effect="reveal">
          <Picture {...picture} priority={priority} />
          {film && (
            <VideoLink className={styles.film} data-slot={slot('film')} {...film}>
              <PlayButton size="large" />
            </VideoLink>
          )}
          {children}
        </div>
        <div className={styles.words} data-slot={slot('words')}>
          <h2 id={headingId} className={styles.heading} data-slot={slot('heading-title')}>
            {heading}
          </h2>
          <Paragraphs blocks={text} className={styles.paragraph} data-slot={slot('text')} />
          {lists.length > 0 && <Lists lists={lists} />}
          {button && (
            <ButtonLink href={button.href} className={styles.button} data-slot={slot('button')}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}

function Lists({ lists }: Pick<TextPictureProps, 'lists'>) {
  return (
    <div className={styles.lists} data-slot={slot('lists')}>
      {lists.map((points, index) => (
        <ul key={index} className={styles.list} data-slot={slot('list')}>
          {points.map((point, place) => (
            <li key={place} className={styles.point} data-slot={slot('item')}>
              <IconCheck size={20} stroke={2} data-slot={slot('icon')} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
