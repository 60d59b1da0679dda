import { IconArrowsDiagonal } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { LightboxLink } from '~/widgets/lightbox/LightboxLink';
import type { gallerySchema } from './gallery.schema';
import styles from './gallery.module.css';

interface GalleryProps extends z.infer<typeof gallerySchema> {
  /** For links to this part of a page. */
  id?: string;
}

/** Pictures in two columns, hung at two heights. Each opens large in the lightbox. */
export function Gallery({ id, name, heading, text, pictures }: GalleryProps) {
  const headingId = useId();
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <ul className={styles.wall} data-lightbox={name} data-lightbox-label={heading}>
        {pictures.map(({ id: picture, title, medium, picture: { thumbnail, ...large } }) => (
          <li key={picture}>
            <LightboxLink
              className={styles.link}
              item={{ ...large, id: picture, caption: `${title}. ${medium}` }}
            >
              <span className={styles.mat}>
                <Picture {...thumbnail} className={styles.picture} />
              </span>
              <span className={styles.label}>
                {title}
                <IconArrowsDiagonal size={18} stroke={1.5} aria-hidden="true" />
              </span>
            </LightboxLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
