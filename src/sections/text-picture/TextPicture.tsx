import { IconCheck } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId, type ReactNode } from 'react';
import { Band } from '~/ui/band/Band';
import { ButtonLink } from '~/ui/button/Button';
import { Paper } from '~/ui/paper/Paper';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { textPictureSchema } from './text-picture.schema';
import styles from './text-picture.module.css';

interface TextPictureProps extends z.infer<typeof textPictureSchema> {
  /** Laid over the picture. */
  children?: ReactNode;
}

/** A text beside a picture, with points and a button where there are any. */
export function TextPicture({
  id,
  tone,
  heading,
  text,
  lists,
  picture,
  variant,
  button,
  film,
  children,
}: TextPictureProps) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId}>
      <div className={styles.columns} data-variant={variant}>
        <div className={styles.picture} data-reveal="">
          {variant.startsWith('cut') && <Paper cut={4} />}
          <Picture {...picture} />
          {film && (
            <VideoLink className={styles.film} title={film}>
              <PlayButton size="large" />
            </VideoLink>
          )}
          {children}
        </div>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {lists.length > 0 && (
            <div className={styles.lists}>
              {lists.map((points) => (
                <ul key={points[0]} className={styles.list}>
                  {points.map((point) => (
                    <li key={point} className={styles.point}>
                      <IconCheck size={20} stroke={2} aria-hidden="true" />
                      {point}
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          )}
          {button && (
            <ButtonLink href={button.href} className={styles.button}>
              {button.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}
