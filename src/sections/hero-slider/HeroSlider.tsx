import type { z } from 'astro/zod';
import { useId, type ReactNode } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { Carousel } from '~/widgets/carousel/Carousel';
import type { heroSliderSchema } from './hero-slider.schema';
import { SlideWords } from './SlideWords';
import { titleSize } from './title-size';
import styles from './hero-slider.module.css';

interface HeroSliderProps extends z.infer<typeof heroSliderSchema> {
  /**
   * The page's own, placed absolutely: behind the words and in front of the picture behind all slides
   * where its `z-index` is -1, over the slides otherwise.
   */
  children?: ReactNode;
}

/**
 * A page's first screen, in slides that dissolve into each other. The first is whole in the HTML and
 * painted at once; hydrate it with `client:interaction`: the others come with the visitor's first move.
 */
export function HeroSlider({
  id,
  label,
  heading,
  variant,
  motion,
  dissolve,
  emphasis,
  autoplay,
  picture,
  slides,
  children,
}: HeroSliderProps) {
  const headingId = useId();
  const titles = slides.map(({ title }) => title);
  return (
    <section
      id={id}
      className={styles.hero}
      aria-labelledby={headingId}
      data-variant={variant}
      data-motion={motion}
      data-emphasis={emphasis}
    >
      {heading && (
        <h1 id={headingId} className="visually-hidden">
          {heading}
        </h1>
      )}
      {picture && <Picture {...picture} priority className={styles.behind} />}
      <Carousel
        className={styles.slides}
        label={label}
        preset="one"
        settings={{ adaptiveHeight: false, fade: dissolve }}
        autoplay={autoplay}
        controls="over"
        names={titles}
      >
        {slides.map(({ picture: own, textPosition, ...words }, index) => {
          const isHeading = index === 0 && !heading;
          return (
            <div key={words.title} className={styles.slide} data-text={textPosition}>
              {own && (
                <div className={styles.frame}>
                  <Picture {...own} priority={index === 0} className={styles.picture} />
                </div>
              )}
              <SlideWords
                {...words}
                level={isHeading ? 'h1' : 'h2'}
                {...(isHeading && { id: headingId })}
                size={titleSize(titles)}
              />
            </div>
          );
        })}
      </Carousel>
      {children}
    </section>
  );
}
