import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { CarouselSection } from '~/widgets/carousel/CarouselSection';
import type { worksSliderSchema } from './works-slider.schema';
import styles from './works-slider.module.css';

interface WorksSliderProps
  extends z.infer<typeof worksSliderSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Shows each work's description. */
  withDescriptions?: boolean;
  /** Loads the first picture as the main one of the first screen. */
  priority?: boolean;
}

/** Slots that looks can style. */
const slot = slots<
  'carousel' | 'item' | 'picture' | 'words' | 'category' | 'title' | 'text' | 'more' | 'arrow'
>();

/** A carousel of works, each with a picture, a category, a title and a link to its project page. */
export function WorksSlider({
  preset = 'three',
  caseStudy,
  works,
  withDescriptions = false,
  priority = false,
  ...rest
}: WorksSliderProps) {
  // The last one may have been taken away.
  if (works.length === 0) return null;
  return (
    <CarouselSection {...rest} preset={preset} names={works.map(({ title }) => title)}>
      {works.map(({ title, category, description, href, picture, mark }, index) => (
        <article key={index} className={styles.item} data-slot={slot('item')}>
          <Picture
            {...picture}
            priority={priority && index === 0}
            className={styles.picture}
            data-slot={slot('picture')}
          />
          <div data-slot={slot('words')}>
            <p className={styles.category} data-slot={slot('category')}>
              <InLanguage mark={mark}>{category}</InLanguage>
            </p>
            <h3 data-slot={slot('title')}>
              <InLanguage mark={mark}>{title}</InLanguage>
            </h3>
            {withDescriptions && (
              <p className={styles.text} data-slot={slot('text')}>
                <InLanguage mark={mark}>{description}</InLanguage>
              </p>
            )}
            <WorkLink
              className={styles.more}
              href={href}
              data-slot={slot('more')}
              arrow="right"
              about={title}
              aboutMark={mark}
            >
              {caseStudy}
            </WorkLink>
          </div>
        </article>
      ))}
    </CarouselSection>
  );
}
