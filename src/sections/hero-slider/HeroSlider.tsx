import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { Picture } from '~/ui/picture/Picture';
import { Slideshow } from '~/widgets/slideshow/Slideshow';
import type { heroSliderSchema } from './hero-slider.schema';
import { SlideWords, type SlideWordsSlot } from './SlideWords';
import { titleSize } from './title-size';
import styles from './hero-slider.module.css';

interface HeroSliderProps
  extends z.infer<typeof heroSliderSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /**
   * The page's own decoration, absolutely positioned. With `z-index: -1` it lies behind the words
   * and in front of the picture shared by all slides, otherwise over the slides.
   */
  children?: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<'behind' | 'carousel' | 'item' | 'frame' | 'picture' | SlideWordsSlot>();

/**
 * A page's first screen as slides that cross-fade. Static: the first slide is painted at once, and
 * an effect animates the slides after the page has loaded.
 */
export function HeroSlider({
  id,
  label,
  heading,
  dissolve,
  autoplay,
  picture,
  slides,
  className,
  children,
  ...rest
}: HeroSliderProps) {
  const headingId = useId();
  const titles = slides.map(({ title }) => title);
  return (
    <section {...rest} id={id} className={clsx(styles.hero, className)} aria-labelledby={headingId}>
      {heading && (
        <h1 id={headingId} className="visually-hidden">
          {heading}
        </h1>
      )}
      {picture && (
        <Picture {...picture} priority className={styles.behind} data-slot={slot('behind')} />
      )}
      <Slideshow
        id={id ?? '_hero'}
        label={label}
        dissolve={dissolve}
        autoplay={autoplay}
        names={titles}
      >
        {slides.map(({ picture: own, textPosition, ...words }, index) => {
          const isHeading = index === 0 && !heading;
          return (
            <div
              key={index}
              className={styles.slide}
              data-slot={slot('item')}
              data-text={textPosition}
            >
              {own && (
                <div className={styles.frame} data-slot={slot('frame')}>
                  <Picture
                    {...own}
                    priority={index === 0}
                    className={styles.picture}
                    data-slot={slot('picture')}
                  />
                </div>
              )}
              <SlideWords
                {...words}
                level={isHeading ? 'h1' : 'h2'}
                id={isHeading ? headingId : undefined}
                size={titleSize(titles)}
              />
            </div>
          );
        })}
      </Slideshow>
      {children}
    </section>
  );
}
