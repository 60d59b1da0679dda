import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { PlayButton } from '~/ui/play-button/PlayButton';
import { Section } from '~/ui/section/Section';
import { VideoLink } from '~/widgets/video-dialog/VideoLink';
import type { videoFeatureSchema } from './video-feature.schema';
import styles from './video-feature.module.css';

interface VideoFeatureProps
  extends
    z.infer<typeof videoFeatureSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** Whether the film's name stands above the text, as the section's heading. */
  withTitle?: boolean;
  /** Whether it opens the page: its picture is then loaded at once and before others. */
  priority?: boolean | undefined;
  /** What stands below the picture and its words. */
  children?: ReactNode;
}

/**
 * One large picture that plays the site's film, and a line of text.
 *
 * Slots: figure, link, picture, play, words, heading-title, text.
 */
export function VideoFeature({
  title,
  text,
  picture,
  withTitle = false,
  priority,
  children,
  ...rest
}: VideoFeatureProps) {
  return (
    <Section {...rest} aria-label={title}>
      <figure className={styles.figure} data-slot="figure">
        <VideoLink className={styles.link} data-slot="link" title={title}>
          <Picture
            {...picture}
            priority={priority}
            className={styles.picture}
            data-slot="picture"
          />
          <span className={styles.play} data-slot="play">
            <PlayButton size="large" />
          </span>
        </VideoLink>
        <figcaption className={styles.words} data-slot="words">
          {withTitle && <h2 data-slot="heading-title">{title}</h2>}
          <p className={styles.text} data-slot="text">
            {text}
          </p>
        </figcaption>
      </figure>
      {children}
    </Section>
  );
}
