import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import IconArrowsDiagonal from 'virtual:icon/arrows-diagonal';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { lightboxGallery } from '~/widgets/lightbox/lightbox-gallery';
import { LightboxLink } from '~/widgets/lightbox/LightboxLink';
import type { gallerySchema } from './gallery.schema';
import styles from './gallery.module.css';

interface GalleryProps
  extends z.infer<typeof gallerySchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Set if the section opens the page: its first row is then loaded with high priority. */
  priority?: boolean;
}

/** The number of pictures in the first row. */
const FIRST_ROW = 2;

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'link' | 'frame' | 'picture' | 'title' | 'icon'>();

/** Pictures in two columns, one of them offset downwards. Each opens in the lightbox. */
export function Gallery({ name, heading, pictures, priority = false, ...rest }: GalleryProps) {
  return (
    <HeadedSection {...rest} heading={heading}>
      <ul
        className={styles.wall}
        data-slot={slot('list')}
        data-effect="lightbox"
        {...lightboxGallery(name, heading)}
      >
        {pictures.map(({ id, title, medium, picture: { thumbnail, ...large } }, index) => (
          <li key={index} data-slot={slot('item')}>
            <LightboxLink
              className={styles.link}
              data-slot={slot('link')}
              item={{ ...large, id, caption: `${title}. ${medium}` }}
            >
              <span className={styles.frame} data-slot={slot('frame')}>
                <Picture
                  {...thumbnail}
                  className={styles.picture}
                  data-slot={slot('picture')}
                  priority={priority && index < FIRST_ROW}
                />
              </span>
              <span className={styles.title} data-slot={slot('title')}>
                {title}
                <IconArrowsDiagonal
                  data-slot={slot('icon')}
                  size={18}
                  stroke={1.5}
                  aria-hidden="true"
                />
              </span>
            </LightboxLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
