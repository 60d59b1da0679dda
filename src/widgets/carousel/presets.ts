/** A carousel's settings (specification, section 3, slider setting set). */
export interface CarouselPreset {
  /** Continues with the first slide after the last. */
  readonly infinite: boolean;
  /** The number of slides side by side in a wide window. */
  readonly slidesToShow: number;
  /** The number of slides that each step moves by. */
  readonly slidesToScroll: number;
  readonly dots: boolean;
  readonly arrows: boolean;
  /** Cross-fades slides instead of scrolling them; for one slide at a time. */
  readonly fade: boolean;
  /** Makes the carousel as tall as the visible slides, not as its tallest slide. */
  readonly adaptiveHeight: boolean;
  /** Other numbers of slides, for windows up to a width in pixels. */
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

/** The five presets of the specification (section 9), in its order, each named by what it shows. */
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
 * Returns how many slides a preset shows at a window width. A breakpoint applies up to its own
 * width; the narrowest matching one wins. The stylesheet has the same numbers in media queries, so
 * that slides are in their final places before any script has run; a test compares the two.
 *
 * @param width of the window, in pixels
 */
export function slidesShown(preset: CarouselPreset, width: number): number {
  const matching = preset.responsive.filter(({ breakpoint }) => width <= breakpoint);
  const narrowest = matching.sort((a, b) => a.breakpoint - b.breakpoint)[0];
  return (narrowest ?? preset).slidesToShow;
}
