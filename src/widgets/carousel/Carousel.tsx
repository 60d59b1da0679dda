import { Children, useId, useMemo, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { fill } from '~/lib/words/fill';
import type { Words } from '~/lib/words/words.schema';
import { Controls } from './Controls';
import { carouselPresets, type CarouselPreset, type CarouselPresetName } from './presets';
import { Thumbnails } from './Thumbnails';
import { useCarousel } from './use-carousel';
import styles from './carousel.module.css';

/** Props of a carousel. */
export interface CarouselProps {
  /** The carousel's own words. A hydrated section gets them from its schema (`carouselFields`). */
  words: Words['carousel'];
  /** The accessible name of the slides: `What clients say`. */
  label: string;
  /** How it moves and how many slides it shows (`presets.ts`). */
  preset: CarouselPresetName;
  /** Overrides of the preset. */
  settings?:
    Partial<Pick<CarouselPreset, 'dots' | 'arrows' | 'fade' | 'adaptiveHeight'>> | undefined;
  /** Seconds per slide; without it nothing moves by itself. */
  autoplay?: number | undefined;
  /** A name for each slide: announced when the visitor moves to it, and used for the thumbnails. */
  names?: string[] | undefined;
  /** A small picture for each slide, in a strip that follows the current one; needs `names`. */
  thumbnails?: ReactNode[] | undefined;
  className?: string | undefined;
  /** The slides. */
  children: ReactNode;
}

/**
 * Slides that scroll or cross-fade. Before the script has loaded, and without it, they are in a
 * scrollable strip with snapping; both forms show the same slides in the same places, and the first
 * slide is part of the first paint.
 *
 * Slots: carousel.
 */
export function Carousel({
  words,
  label,
  preset,
  settings,
  autoplay,
  names = [],
  thumbnails,
  className,
  children,
}: CarouselProps) {
  const chosen: CarouselPreset = { ...carouselPresets[preset], ...settings };
  const { view, api, selected, shown, visited, playing, togglePlaying, pauseHandlers } =
    useCarousel({
      ...chosen,
      autoplay,
    });
  const id = useId();
  // `Children.toArray` copies the children, and React renders copies anew: without the memo each
  // move would render every slide.
  const slides = useMemo(() => Children.toArray(children), [children]);
  const idOf = (index: number) => `${id}-${index + 1}`;
  const placeOf = (index: number) => fill(words.place, { number: index + 1, count: slides.length });
  const isShown = (index: number) => (index - selected + slides.length) % slides.length < shown;
  return (
    <div
      {...pauseHandlers}
      className={clsx(styles.carousel, className)}
      data-slot="carousel"
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-preset={preset}
      data-adaptive={chosen.adaptiveHeight ? '' : undefined}
      data-live={api ? '' : undefined}
      data-playing={api && autoplay !== undefined && playing ? '' : undefined}
      data-still={api && shown >= slides.length ? '' : undefined}
    >
      <div ref={view} className={styles.view} role="group" aria-label={words.slides} tabIndex={0}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={idOf(index)}
              id={idOf(index)}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
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
        words={words}
        selected={selected}
        count={slides.length}
        dots={chosen.dots}
        arrows={chosen.arrows}
        play={autoplay === undefined ? undefined : { playing, toggle: togglePlaying }}
        data-waiting={api ? undefined : ''}
        goTo={(index) => api?.scrollTo(index)}
        step={(by) => (by > 0 ? api?.scrollNext() : api?.scrollPrev())}
      />
      <p className="visually-hidden" role="status">
        {visited !== undefined && [placeOf(visited), names[visited]].filter(Boolean).join(': ')}
      </p>
    </div>
  );
}
