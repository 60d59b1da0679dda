import IconArrowsDiagonal from 'virtual:icon/arrows-diagonal';
import { words } from '~/lib/words/words';
import { Picture } from '~/ui/picture/Picture';
import { lightboxGallery } from '~/widgets/lightbox/lightbox-gallery';
import { LightboxLink } from '~/widgets/lightbox/LightboxLink';
import type { PartValue } from './work-parts.schema';
import styles from './pictures.module.css';

interface PicturesProps extends Pick<PartValue<'pictures'>, 'of'> {
  as: PartValue<'pictures'>['as'] | 'single';
  /** The gallery's name in the address of a shared link. */
  gallery: string;
}

/** Pictures that open enlarged: one, side by side, in a strip, or as plates below each other. */
export function Pictures({ as, of, gallery }: PicturesProps) {
  const isStrip = as === 'strip';
  return (
    <div
      className={styles.scroller}
      data-as={as}
      // A strip scrolls by keyboard too.
      {...(isStrip && { role: 'group', tabIndex: 0, 'aria-label': words.work.strip })}
    >
      <ul
        className={styles.list}
        data-as={as}
        data-effect="lightbox"
        {...lightboxGallery(gallery, words.work.pictures)}
      >
        {of.map(({ thumbnail, caption, ...large }, index) => (
          <li key={index} className={styles.item}>
            <figure>
              <LightboxLink
                className={styles.link}
                item={{
                  ...large,
                  id: String(index + 1),
                  alt: thumbnail.alt,
                  ...(caption !== undefined && { caption }),
                }}
              >
                <Picture {...thumbnail} className={styles.picture} />
                <IconArrowsDiagonal
                  className={styles.icon}
                  size={18}
                  stroke={1.75}
                  aria-hidden="true"
                />
              </LightboxLink>
              {caption !== undefined && (
                <figcaption className={styles.caption}>{caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
