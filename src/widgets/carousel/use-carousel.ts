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
import type { CarouselPreset } from './presets';
import { slideAt } from './slide-at';
import { useAdaptiveHeight } from './use-adaptive-height';
import { useArrowKeys } from './use-arrow-keys';
import { useAutoplay } from './use-autoplay';

interface CarouselMotion extends Pick<
  CarouselPreset,
  'infinite' | 'slidesToScroll' | 'fade' | 'adaptiveHeight'
> {
  /** How many seconds each slide stays; none: the carousel moves only when it is moved. */
  autoplay: number | undefined;
}

/** The plugins of this carousel, once they are here: most carousels need none. */
function usePlugins(fade: boolean): EmblaPluginType[] | undefined {
  const [plugins, setPlugins] = useState<EmblaPluginType[] | undefined>(fade ? undefined : []);
  useEffect(() => {
    if (!fade) return;
    let isWanted = true;
    const use = (found: EmblaPluginType[]) => {
      if (isWanted) setPlugins(found);
    };
    import('embla-carousel-fade').then(
      ({ default: Fade }) => use([Fade()]),
      // Slides that cannot dissolve pass by.
      () => use([]),
    );
    return () => {
      isWanted = false;
    };
  }, [fade]);
  return plugins;
}

/**
 * Reads something of Embla's at every step and every change of size. A visitor who moves it sees the slides
 * answer before dots and names are brought up to date.
 *
 * @param isTimed whether it is moving by itself
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

/** How many slides stand side by side: the style sheet decides, Embla has measured. */
function readShown(api: EmblaCarouselType): number {
  const { containerRect, slideRects } = api.internalEngine();
  return Math.round(containerRect.width / (slideRects[0]?.width ?? containerRect.width));
}

/**
 * Fetches the pictures of the slides that come next on either side: of what the carousel cuts off
 * the browser would think only once it has come into sight.
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

/** Everything that moves in a carousel. All of Embla is known to this folder alone. */
export function useCarousel(motion: CarouselMotion) {
  const plugins = usePlugins(motion.fade);
  const [startIndex, setStartIndex] = useState(0);
  const [attach, api] = useEmblaCarousel(
    {
      align: 'start',
      loop: motion.infinite,
      slidesToScroll: motion.slidesToScroll,
      startIndex,
      // It would bring each slide that takes the focus to the front: with three shown and no end,
      // one would never leave the carousel by Tab.
      watchFocus: false,
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    },
    plugins,
  );
  const view = useCallback(
    (node: HTMLElement | null) => {
      if (node) setStartIndex(slideAt(node));
      attach(node);
    },
    [attach],
  );

  /** Where the visitor moved to, since it has last played by itself. */
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
  // What lies below must not move by itself: the height adapts to the visitor's own moves.
  useAdaptiveHeight(api, motion.adaptiveHeight && visited !== undefined);

  return {
    /** For the element that the slides pass in; only its first child's children are slides. */
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
