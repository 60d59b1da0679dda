import { Children, type ReactNode } from 'react';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Controls } from '~/widgets/carousel/Controls';
import styles from './slideshow.module.css';

interface SlideshowProps {
  /** What the slides are, for those who cannot see them: `What we do`. */
  label: string;
  /** Begins the slides' ids, by which links lead to them: `hero` makes `hero-1`, `hero-2` … */
  id: string;
  /** Slides dissolve into each other in place of passing by. */
  dissolve: boolean;
  /** How many seconds each slide stays before the next one comes; left out, nothing moves by itself. */
  autoplay?: number | undefined;
  /** What each slide is called: spoken when the visitor moves to it. */
  names: string[];
  /** The slides. */
  children: ReactNode;
}

/**
 * A first screen's slides, one at a time, without React: the effect `slideshow.effect.ts` moves them. Before
 * it has come, and without script, they stand in a strip that scrolls and snaps, and dots and arrows
 * are links to the slides. A single slide has no controls and never moves.
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
