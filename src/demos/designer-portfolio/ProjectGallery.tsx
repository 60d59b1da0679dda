import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { lightboxGallery } from '~/widgets/lightbox/lightbox-gallery';
import { LightboxLink } from '~/widgets/lightbox/LightboxLink';
import type { projectGallerySchema } from './project-gallery.schema';
import styles from './project-gallery.module.css';

/** How wide the first work of a tab stands. */
const LEAD_SIZES = '(width < 48rem) 92vw, (width < 90rem) 46vw, 42rem';

type ProjectGalleryProps = z.infer<typeof projectGallerySchema> &
  ComponentPropsWithoutRef<'section'>;

/**
 * Works edge to edge, under tabs; each opens large in the lightbox, which shows what its tab shows, and
 * the words below it lead to its page.
 * The works of a kind make one block, whose first is the largest.
 * The tabs are radio buttons and CSS shows what they choose, so that they work without script.
 */
export function ProjectGallery({
  heading,
  name,
  legend,
  all,
  tabs,
  works,
  ...rest
}: ProjectGalleryProps) {
  const group = useId();
  // The last one may have been taken away.
  if (works.length === 0) return null;
  const countOf = (tab: string) => works.filter(({ category }) => category === tab).length;
  const isLead = (index: number) =>
    works.findIndex(({ category }) => category === works[index]?.category) === index;
  return (
    <HeadedSection {...rest} heading={heading}>
      <div className={styles.gallery}>
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{legend}</legend>
          {[all, ...tabs].map((tab, index) => (
            <label key={tab} className={styles.tab}>
              <input
                type="radio"
                name={group}
                value={index}
                defaultChecked={index === 0}
                className={styles.radio}
              />
              {tab}
              <span className={styles.count} aria-hidden="true">
                {index === 0 ? works.length : countOf(tab)}
              </span>
            </label>
          ))}
        </fieldset>
        <ul className={styles.works} data-effect="lightbox" {...lightboxGallery(name, heading)}>
          {works.map(({ id: work, title, category, description, href, picture, mark }, index) => {
            const { thumbnail, ...large } = picture;
            const words = (
              <>
                <span className={styles.title}>
                  <InLanguage mark={mark}>{title}</InLanguage>
                </span>
                <span className={styles.category}>
                  <InLanguage mark={mark}>{category}</InLanguage>
                </span>
              </>
            );
            return (
              <li key={work} className={styles.work} data-tab={tabs.indexOf(category) + 1}>
                <LightboxLink
                  {...mark}
                  className={styles.link}
                  item={{ ...large, id: work, caption: `${title}. ${description}`, cropped: true }}
                >
                  <Picture
                    {...thumbnail}
                    {...(isLead(index) && { sizes: LEAD_SIZES })}
                    className={styles.picture}
                  />
                </LightboxLink>
                {href === undefined ? (
                  <p className={styles.words}>{words}</p>
                ) : (
                  <a className={styles.words} href={href}>
                    {words}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </HeadedSection>
  );
}
