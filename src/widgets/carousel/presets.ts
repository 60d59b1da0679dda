/** How a carousel moves and what it shows (specification, section 3, slider setting set). */
export interface CarouselPreset {
  /** After the last slide comes the first. */
  readonly infinite: boolean;
  /** How many slides stand side by side in a wide window. */
  readonly slidesToShow: number;
  /** By how many slides each step moves. */
  readonly slidesToScroll: number;
  readonly dots: boolean;
  readonly arrows: boolean;
  /** Slides dissolve into each other in place of passing by; for one slide at a time. */
  readonly fade: boolean;
  /** The carousel is as tall as what it shows, not as its tallest slide. */
  readonly adaptiveHeight: boolean;
  /** Windows up to so many pixels wide show another number of slides. */
  readonly responsive: readonly { readonly breakpoint: number; readonly slidesToShow: number }[];
}

const common = {
  infinite: true,
  slidesToScroll: 1,
  dots: true,
  arrows: true,
  fade: false,
  adaptiveHeight: false,
} as const;

const threeAdaptive = {
  ...common,
  slidesToShow: 3,
  adaptiveHeight: true,
  responsive: [
    { breakpoint: 992, slidesToShow: 2 },
    { breakpoint: 577, slidesToShow: 1 },
    { breakpoint: 485, slidesToShow: 1 },
  ],
} as const;

/** The five of the specification (section 9), in its order, each named by what it shows. */
export const carouselPresets = {
  five: {
    ...common,
    slidesToShow: 5,
    responsive: [
      { breakpoint: 800, slidesToShow: 3 },
      { breakpoint: 1200, slidesToShow: 3 },
      { breakpoint: 993, slidesToShow: 2 },
      { breakpoint: 769, slidesToShow: 2 },
      { breakpoint: 481, slidesToShow: 1 },
    ],
  },
  three: {
    ...common,
    slidesToShow: 3,
    arrows: false,
    responsive: [
      { breakpoint: 800, slidesToShow: 2 },
      { breakpoint: 993, slidesToShow: 2 },
      { breakpoint: 580, slidesToShow: 2 },
      { breakpoint: 481, slidesToShow: 1 },
    ],
  },
  one: {
    ...common,
    slidesToShow: 1,
    fade: true,
    adaptiveHeight: true,
    responsive: [],
  },
  'three-adaptive': threeAdaptive,
  'three-adaptive-bare': { ...threeAdaptive, arrows: false },
} as const satisfies Record<string, CarouselPreset>;

/** The name of a preset. */
export type CarouselPresetName = keyof typeof carouselPresets;

/** The names of all presets, for schemas. */
export const carouselPresetNames = Object.keys(carouselPresets) as CarouselPresetName[];

/**
 * How many slides a preset shows in a window. A breakpoint holds up to its own width; of several
 * that hold, the narrowest wins. The style sheet says the same in media queries, so that slides
 * stand where they will stand before any script has run; a test compares the two.
 *
 * @param width of the window, in pixels
 */
export function slidesShown(preset: CarouselPreset, width: number): number {
  const holding = preset.responsive.filter(({ breakpoint }) => width <= breakpoint);
  const narrowest = holding.sort((a, b) => a.breakpoint - b.breakpoint)[0];
  return (narrowest ?? preset).slidesToShow;
}
