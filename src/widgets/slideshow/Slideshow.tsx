import { Children, type ReactNode } from 'react';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Controls } from '~/widgets/carousel/Controls';
import styles from './slideshow.module.css';

interface SlideshowProps {
  /** The accessible name of the slides: `What we do`. */
  label: string;
  /** The prefix of the slides' ids, which links use: `hero` gives `hero-1`, `hero-2` … */
  id: string;
  /** Cross-fades slides instead of sliding them. */
  dissolve: boolean;
  /** Seconds per slide; without it nothing moves by itself. */
  autoplay?: number | undefined;
  /** A name for each slide, announced when the visitor moves to it. */
  names: string[];
  /** The slides. */
  children: ReactNode;
}

/**
 * A first screen's slides, one at a time, without React: `slideshow.effect.ts` moves them. Before
 * the script has loaded, and without it, they are in a scrollable strip with snapping, and dots and
 * arrows are links to the slides. A single slide has no controls and never moves.
 */
export function Slideshow({ label, id, dissolve, autoplay, names, children }: SlideshowProps) {
  const slides = Children.toArray(children);
  const isSeveral = slides.length > 1;
  const idOf = (index: number) => `${id}-${index + 1}`;
  const controls = {
    className: styles.controls,
    words: words.carousel,
    count: slides.length,
    dots: true,
    arrows: true,
    hrefOf: (index: number) => `#${idOf(index)}`,
  };
  return (
    <div
      className={styles.slideshow}
      data-slot="carousel"
      role="group"
      aria-roledescription={words.carousel.carousel}
      aria-label={label}
      data-effect={isSeveral ? 'slideshow' : undefined}
      data-autoplay={autoplay}
      data-dissolve={dissolve ? '' : undefined}
    >
      <div
        className={styles.view}
        role="group"
        aria-label={words.carousel.slides}
        tabIndex={isSeveral ? 0 : undefined}
      >
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={idOf(index)}
              id={idOf(index)}
              className={styles.slide}
              role="group"
              aria-roledescription={words.carousel.slide}
              aria-label={fill(words.carousel.place, { number: index + 1, count: slides.length })}
              data-name={names[index]}
            >
              {slide}
              {isSeveral && (
                <noscript>
                  <Controls {...controls} selected={index} />
                </noscript>
              )}
            </div>
          ))}
        </div>
      </div>
      {isSeveral && (
        <>
          <Controls
            {...controls}
            selected={0}
            play={autoplay === undefined ? undefined : { playing: true }}
          />
          <p className="visually-hidden" role="status" />
        </>
      )}
    </div>
  );
}
