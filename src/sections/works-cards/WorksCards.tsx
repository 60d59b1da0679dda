import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { WorkLink } from '~/ui/work-link/WorkLink';
import type { worksCardsSchema } from './works-cards.schema';
import styles from './works-cards.module.css';

type WorksCardsProps = z.infer<typeof worksCardsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'picture' | 'category' | 'title' | 'more' | 'arrow'>();

/** Works as cards. The whole card is clickable; its link is the text at the foot. */
export function WorksCards({ category, more, works, ...rest }: WorksCardsProps) {
  // The last one may have been taken away.
  if (works.length === 0) return null;
  return (
    <HeadedSection {...rest}>
      <ul className={styles.list} data-slot={slot('list')}>
        {works.map((work, index) => (
          <li key={index} className={styles.item} data-slot={slot('item')}>
            <div className={styles.frame}>
              <Picture {...work.picture} className={styles.picture} data-slot={slot('picture')} />
            </div>
            <p className={styles.category} data-slot={slot('category')}>
              {category ?? <InLanguage mark={work.mark}>{work.category}</InLanguage>}
            </p>
            <h3 className={styles.title} data-slot={slot('title')}>
              <InLanguage mark={work.mark}>{work.title}</InLanguage>
            </h3>
            <WorkLink
              className={styles.more}
              href={work.href}
              data-slot={slot('more')}
              arrow="right"
              cover
              about={work.title}
              aboutMark={work.mark}
            >
              {more}
            </WorkLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
