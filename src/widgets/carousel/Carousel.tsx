import { Children, useId, type ReactNode } from 'react';
import { Controls } from './Controls';
import { carouselPresets, type CarouselPreset, type CarouselPresetName } from './presets';
import { Thumbnails } from './Thumbnails';
import { useCarousel } from './use-carousel';
import styles from './carousel.module.css';

interface CarouselProps {
  /** What the slides are, for those who cannot see them: `What clients say`. */
  label: string;
  /** How it moves and how many slides it shows (`presets.ts`). */
  preset: CarouselPresetName;
  /** What this carousel does otherwise than its preset. */
  settings?: Partial<Pick<CarouselPreset, 'dots' | 'arrows' | 'fade' | 'adaptiveHeight'>>;
  /** How many seconds each slide stays before the next one comes; left out, nothing moves by itself. */
  autoplay?: number | undefined;
  /** Where dots and arrows stand: below the slides, or over their lower edge, as in a hero. */
  controls?: 'below' | 'over';
  /** What each slide is called: spoken when the visitor moves to it, and the thumbnails' names. */
  names?: string[];
  /** A small picture for each slide, shown in a strip that keeps in step; needs `names`. */
  thumbnails?: ReactNode[];
  className?: string | undefined;
  /** The slides. */
  children: ReactNode;
}

/**
 * Slides that pass by or dissolve. Before the script has come, and without it, they stand in a strip
 * that scrolls and snaps; both forms show the same slides in the same places, and the first of them
 * is there at the first paint.
 */
export function Carousel({
  label,
  preset,
  settings,
  autoplay,
  controls = 'below',
  names = [],
  thumbnails,
  className,
  children,
}: CarouselProps) {
  const chosen: CarouselPreset = { ...carouselPresets[preset], ...settings };
  const { view, api, selected, shown, visited, playing, togglePlaying, holding } = useCarousel({
    ...chosen,
    autoplay,
  });
  const id = useId();
  const slides = Children.toArray(children);
  const idOf = (index: number) => `${id}-${index + 1}`;
  const placeOf = (index: number) => `${index + 1} of ${slides.length}`;
  const isShown = (index: number) => (index - selected + slides.length) % slides.length < shown;
  return (
    <div
      {...holding}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-preset={preset}
      data-controls={controls}
      data-adaptive={chosen.adaptiveHeight ? '' : undefined}
      data-live={api ? '' : undefined}
      data-playing={api && autoplay !== undefined && playing ? '' : undefined}
      data-still={api && shown >= slides.length ? '' : undefined}
    >
      <div ref={view} className={styles.view} role="group" aria-label="Slides" tabIndex={0}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={idOf(index)}
              id={idOf(index)}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={placeOf(index)}
              inert={api !== undefined && !isShown(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {thumbnails && (
        <Thumbnails
          thumbnails={thumbnails.map((picture, index) => ({
            picture,
            name: names[index] ?? placeOf(index),
            slide: idOf(index),
          }))}
          selected={selected}
          onSelect={api && ((index) => api.scrollTo(index))}
        />
      )}
      <Controls
        api={api}
        selected={selected}
        count={slides.length}
        dots={chosen.dots}
        arrows={chosen.arrows}
        play={autoplay === undefined ? undefined : { playing, toggle: togglePlaying }}
      />
      <p className="visually-hidden" role="status">
        {visited !== undefined && [placeOf(visited), names[visited]].filter(Boolean).join(': ')}
      </p>
    </div>
  );
}
