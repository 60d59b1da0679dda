import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { afterPaint } from '~/lib/browser/after-paint';
import { inlineSign } from '~/lib/browser/inline-sign';
import type { CarouselPreset } from './presets';
import { slideAt } from './slide-at';
import { useAdaptiveHeight } from './use-adaptive-height';
import { useArrowKeys } from './use-arrow-keys';
import { useAutoplay } from './use-autoplay';

interface CarouselMotion extends Pick<
  CarouselPreset,
  'infinite' | 'slidesToScroll' | 'fade' | 'adaptiveHeight'
> {
  /** Seconds per slide; undefined means that nothing moves by itself. */
  autoplay: number | undefined;
}

/** The plugins of this carousel, once loaded; most carousels need none. */
function usePlugins(fade: boolean): EmblaPluginType[] | undefined {
  const [plugins, setPlugins] = useState<EmblaPluginType[] | undefined>(fade ? undefined : []);
  useEffect(() => {
    if (!fade) return;
    let isWanted = true;
    const apply = (found: EmblaPluginType[]) => {
      if (isWanted) setPlugins(found);
    };
    import('embla-carousel-fade').then(
      ({ default: Fade }) => apply([Fade()]),
      // If the fade plugin fails to load, slides scroll instead.
      () => apply([]),
    );
    return () => {
      isWanted = false;
    };
  }, [fade]);
  return plugins;
}

/**
 * Reads a value from Embla after every step and resize. When the visitor moves the carousel, the
 * slides are painted before dots and names are updated.
 *
 * @param isTimed true while the carousel advances by itself
 */
function useReading(
  api: EmblaCarouselType | undefined,
  read: (api: EmblaCarouselType) => number,
  isTimed: RefObject<boolean>,
) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const follow = () => (isTimed.current ? notify() : afterPaint(notify));
      api?.on('select', follow).on('reInit', follow);
      return () => void api?.off('select', follow).off('reInit', follow);
    },
    [api, isTimed],
  );
  return useSyncExternalStore(
    subscribe,
    () => (api ? read(api) : 0),
    () => 0,
  );
}

const readSelected = (api: EmblaCarouselType) => api.selectedScrollSnap();

/** The number of slides side by side, from Embla's measurements: the stylesheet decides it. */
function readShown(api: EmblaCarouselType): number {
  const { containerRect, slideRects } = api.internalEngine();
  return Math.round(containerRect.width / (slideRects[0]?.width ?? containerRect.width));
}

/**
 * Loads the pictures of the next slides on either side: the browser starts lazy ones outside the
 * visible strip only once they come into view.
 */
function useNeighbours(api: EmblaCarouselType | undefined, selected: number, shown: number): void {
  useEffect(() => {
    const slides = api?.slideNodes() ?? [];
    for (let index = selected - 1; index <= selected + shown; index += 1) {
      const slide = slides.at(index % slides.length);
      for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
    }
  }, [api, selected, shown]);
}

/** All of a carousel's motion. Only this folder uses Embla. */
export function useCarousel(motion: CarouselMotion) {
  const plugins = usePlugins(motion.fade);
  const [startIndex, setStartIndex] = useState(0);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [attach, api] = useEmblaCarousel(
    {
      align: 'start',
      loop: motion.infinite,
      slidesToScroll: motion.slidesToScroll,
      startIndex,
      direction,
      // With this on, Embla moves each focused slide to the front: with three visible in an
      // infinite loop, Tab would never leave the carousel.
      watchFocus: false,
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    },
    plugins,
  );
  const view = useCallback(
    (node: HTMLElement | null) => {
      if (node) {
        setStartIndex(slideAt(node));
        setDirection(inlineSign(node) > 0 ? 'ltr' : 'rtl');
      }
      attach(node);
    },
    [attach],
  );

  /** The last slide that the visitor moved to; reset when playing resumes. */
  const [visited, setVisited] = useState<number>();
  const [playing, setPlaying] = useState(motion.autoplay !== undefined);
  const isTimed = useRef(false);

  useEffect(() => {
    const follow = () => {
      if (isTimed.current || !api) return;
      setPlaying(false);
      afterPaint(() => setVisited(api.selectedScrollSnap()));
    };
    api?.on('select', follow);
    return () => void api?.off('select', follow);
  }, [api]);

  const step = useCallback(() => {
    isTimed.current = true;
    api?.scrollNext();
    isTimed.current = false;
  }, [api]);
  const pauseHandlers = useAutoplay(motion.autoplay, api?.rootNode(), playing, step);

  const selected = useReading(api, readSelected, isTimed);
  const shown = useReading(api, readShown, isTimed);
  useNeighbours(api, selected, shown);
  useArrowKeys(api);
  // Content below must not move by itself, so the height adapts only to the visitor's own moves.
  useAdaptiveHeight(api, motion.adaptiveHeight && visited !== undefined);

  return {
    /** Ref for the element that the slides move in; its first child's children are the slides. */
    view: plugins && view,
    api,
    selected,
    shown,
    visited,
    playing,
    togglePlaying: () => {
      setPlaying(!playing);
      if (!playing) setVisited(undefined);
    },
    pauseHandlers,
  };
}
