import { IconArrowRight } from '@tabler/icons-react';
import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Carousel } from '~/widgets/carousel/Carousel';
import type { worksSliderSchema } from './works-slider.schema';
import styles from './works-slider.module.css';

const presets = { cards: 'three', stage: 'one' } as const;

/** How wide a picture stands on the stage; the schema says how wide it stands in a card. */
const STAGE_SIZES = '(width < 56rem) 92vw, (width < 84rem) 60vw, 56rem';

/** Works that pass by: picture, category, title, and the link to how each was made. */
export function WorksSlider({
  id,
  heading,
  text,
  variant,
  tone,
  preset = presets[variant],
  autoplay,
  caseStudy,
  works,
}: z.infer<typeof worksSliderSchema>) {
  const headingId = useId();
  const isStage = variant === 'stage';
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId} data-variant={variant}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <Carousel
        className={styles[variant]}
        label={heading}
        preset={preset}
        autoplay={autoplay}
        names={works.map(({ title }) => title)}
      >
        {works.map(({ id: key, title, category, description, picture }) => (
          <article key={key} className={styles.work}>
            <Picture
              {...picture}
              {...(isStage && { sizes: STAGE_SIZES })}
              className={styles.picture}
            />
            <div className={styles.words}>
              <p className={styles.category}>{category}</p>
              <h3 className={styles.title}>{title}</h3>
              {isStage && <p className={styles.description}>{description}</p>}
              <a className={styles.link} href={caseStudy.href}>
                {caseStudy.label}
                <span className="visually-hidden">: {title}</span>
                <IconArrowRight size={18} stroke={1.5} aria-hidden="true" />
              </a>
            </div>
          </article>
        ))}
      </Carousel>
    </Band>
  );
}
