import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { videoPopupsSchema } from './video-popups.schema';
import styles from './video-popups.module.css';

interface VideoPopupsProps
  extends
    z.infer<typeof videoPopupsSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/** The width of the picture that stands across the page, every fifth. */
const ACROSS_SIZES = '(width < 90rem) 92vw, 84rem';

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'link' | 'picture' | 'button' | 'title' | 'text'>();

/** Stills of different sizes, each of which plays a film. */
export function VideoPopups({ stills, ...rest }: VideoPopupsProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.wall} data-slot={slot('list')}>
        {stills.map(({ title, film, text, picture }, index) => (
          <li key={index} data-slot={slot('item')}>
            <VideoLink className={styles.still} data-slot={slot('link')} title={title} film={film}>
              <Picture
                {...picture}
                sizes={index % 5 === 4 ? ACROSS_SIZES : picture.sizes}
                className={styles.picture}
                data-slot={slot('picture')}
              />
              <span className={styles.play} data-slot={slot('button')}>
                <PlayButton />
              </span>
            </VideoLink>
            <h3 className={styles.title} data-slot={slot('title')}>
              {title}
            </h3>
            <p className={styles.text} data-slot={slot('text')}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
