import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { ButtonLink } from '~/ui/button/Button';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { WorkLink } from '~/ui/work-link/WorkLink';
import type { worksGridSchema } from './works-grid.schema';
import styles from './works-grid.module.css';

interface WorksGridProps
  extends z.infer<typeof worksGridSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Decoration of each work, before its picture; the first work has the index 0. */
  ornament?: (index: number) => ReactNode;
  /** Decoration of each work's words, before them. */
  wordsOrnament?: (index: number) => ReactNode;
}

/** Slots that looks can style. */
const slot = slots<
  'list' | 'item' | 'picture' | 'words' | 'title' | 'category' | 'more' | 'arrow' | 'button'
>();

/** A grid of works, each linked to its project page. */
export function WorksGrid({
  caseStudy,
  works,
  more,
  ornament,
  wordsOrnament,
  ...rest
}: WorksGridProps) {
  // The last one may have been taken away.
  if (works.length === 0) return null;
  return (
    <HeadedSection {...rest}>
      <ul className={styles.list} data-slot={slot('list')}>
        {works.map(({ title, category, href, picture, mark }, index) => (
          <li key={index} className={styles.item} data-slot={slot('item')}>
            {ornament?.(index)}
            <Picture {...picture} className={styles.picture} data-slot={slot('picture')} />
            <div className={styles.words} data-slot={slot('words')}>
              {wordsOrnament?.(index)}
              <div>
                <h3 className={styles.title} data-slot={slot('title')}>
                  <InLanguage mark={mark}>{title}</InLanguage>
                </h3>
                <p className={styles.category} data-slot={slot('category')}>
                  <InLanguage mark={mark}>{category}</InLanguage>
                </p>
              </div>
              <WorkLink
                className={styles.more}
                href={href}
                data-slot={slot('more')}
                cover
                about={title}
                aboutMark={mark}
              >
                {caseStudy}
              </WorkLink>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.button} data-slot={slot('button')}>
          <ButtonLink variant="outline" href={more.href}>
            {more.label}
          </ButtonLink>
        </p>
      )}
    </HeadedSection>
  );
}
