import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { worksSliderSchema } from '~/sections/works-slider/works-slider.schema';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { Carousel } from '~/widgets/carousel/Carousel';
import styles from './works-shelf.module.css';

type WorksShelfProps = z.infer<typeof worksSliderSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Prints on a shelf that one walks along; from the shelf's edge hang their labels, each three falling. */
export function WorksShelf({
  preset = 'three',
  autoplay,
  words,
  caseStudy,
  works,
  ...rest
}: WorksShelfProps) {
  // The last one may have been taken away.
  if (works.length === 0) return null;
  return (
    <HeadedSection {...rest}>
      <Carousel
        {...{ preset, autoplay, words }}
        settings={{ dots: false, arrows: true }}
        label={rest.heading}
        names={works.map(({ title }) => title)}
        className={styles.shelf}
      >
        {works.map(({ title, category, description, href, picture, mark }) => (
          <article key={title} className={styles.work}>
            <Picture {...picture} className={styles.print} />
            <div className={styles.label}>
              <h3 className={styles.title}>
                <InLanguage mark={mark}>{title}</InLanguage>
              </h3>
              <p className={styles.category}>
                <InLanguage mark={mark}>{category}</InLanguage>
              </p>
              <p className={styles.text}>
                <InLanguage mark={mark}>{description}</InLanguage>
              </p>
              <WorkLink
                className={styles.more}
                href={href}
                arrow="right"
                about={title}
                aboutMark={mark}
              >
                {caseStudy}
              </WorkLink>
            </div>
          </article>
        ))}
      </Carousel>
    </HeadedSection>
  );
}
