import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { slots } from '~/lib/slots';
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
  /** Shows the film's name above the text, as the section's heading. */
  withTitle?: boolean;
  /** Loads the picture at once and before others, for a section that opens the page. */
  priority?: boolean | undefined;
  /** Content below the picture and its words. */
  children?: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<'figure' | 'link' | 'picture' | 'play' | 'words' | 'heading-title' | 'text'>();

/** One large picture that plays a film, and a line of text. */
export function VideoFeature({
  title,
  film,
  text,
  picture,
  withTitle = false,
  priority,
  children,
  ...rest
}: VideoFeatureProps) {
  return (
    <Section {...rest} aria-label={title}>
      <figure className={styles.figure} data-slot={slot('figure')}>
        <VideoLink className={styles.link} data-slot={slot('link')} title={title} film={film}>
          <Picture
            {...picture}
            priority={priority}
            className={styles.picture}
            data-slot={slot('picture')}
          />
          <span className={styles.play} data-slot={slot('play')}>
            <PlayButton size="large" />
          </span>
        </VideoLink>
        <figcaption className={styles.words} data-slot={slot('words')}>
          {withTitle && <h2 data-slot={slot('heading-title')}>{title}</h2>}
          <p className={styles.text} data-slot={slot('text')}>
            {text}
          </p>
        </figcaption>
      </figure>
      {children}
    </Section>
  );
}
