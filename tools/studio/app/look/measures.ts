import type { TokenName } from '../../../../src/lib/theme/theme.ts';
import { radii, spaces } from '../../../../src/lib/theme/scales.ts';

/** Steps that have names of their own, by these names. */
type Steps = Readonly<Record<string, string>>;

/** How a value of a theme is chosen: along a slider, among named steps, or both. */
interface Measure {
  readonly token: TokenName;
  /** The property of CSS that takes it: a value is tried on it. */
  readonly property: string;
  readonly slider?: {
    readonly unit: '' | 'rem' | 'em' | 'ch';
    readonly least: number;
    readonly most: number;
    readonly step: number;
  };
  readonly steps?: Steps;
}

/** The corners, the sizes and the room of a page, group by group. */
export const measureGroups = {
  shape: [
    {
      token: 'radius-card',
      property: 'border-radius',
      slider: { unit: 'rem', least: 0, most: 3, step: 0.125 },
    },
    {
      token: 'radius-control',
      property: 'border-radius',
      slider: { unit: 'rem', least: 0, most: 2, step: 0.125 },
      steps: { pill: radii.pill['radius-control'] },
    },
    {
      token: 'shadow-card',
      property: 'box-shadow',
      steps: {
        none: 'none',
        faint: '0 0.5rem 1.5rem -0.75rem rgb(0 0 0 / 20%)',
        soft: '0 1.5rem 3rem -1.5rem rgb(0 0 0 / 25%)',
        deep: '0 2rem 4rem -1.5rem rgb(0 0 0 / 45%)',
      },
    },
  ],
  headings: [
    {
      token: 'size-heading',
      property: 'font-size',
      steps: {
        small: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.875rem)',
        medium: 'clamp(1.5rem, 0.95rem + 2.4vw, 3rem)',
        large: 'clamp(1.75rem, 0.95rem + 3.8vw, 4.5rem)',
        huge: 'clamp(2.25rem, 1rem + 6vw, 6.5rem)',
      },
    },
    {
      token: 'weight-display',
      property: 'font-weight',
      slider: { unit: '', least: 100, most: 900, step: 50 },
    },
    {
      token: 'leading-display',
      property: 'line-height',
      slider: { unit: '', least: 0.8, most: 1.5, step: 0.02 },
    },
    {
      token: 'tracking-display',
      property: 'letter-spacing',
      slider: { unit: 'em', least: -0.06, most: 0.2, step: 0.005 },
    },
    {
      token: 'case-display',
      property: 'text-transform',
      steps: { asWritten: 'none', capitals: 'uppercase' },
    },
  ],
  room: [
    {
      token: 'leading-body',
      property: 'line-height',
      slider: { unit: '', least: 1.2, most: 2, step: 0.05 },
    },
    {
      token: 'width-text',
      property: 'width',
      slider: { unit: 'ch', least: 40, most: 90, step: 1 },
    },
    {
      token: 'space-section',
      property: 'padding-block-start',
      steps: {
        close: spaces.close['space-section'],
        even: spaces.even['space-section'],
        wide: spaces.wide['space-section'],
      },
    },
    {
      token: 'space-gutter',
      property: 'padding-block-start',
      steps: {
        close: 'clamp(1rem, 0.6rem + 1.6vw, 2.5rem)',
        even: 'clamp(1.25rem, 0.6rem + 3vw, 4rem)',
        wide: 'clamp(1.25rem, 0.2rem + 5vw, 6rem)',
      },
    },
    {
      token: 'width-page',
      property: 'width',
      slider: { unit: 'rem', least: 56, most: 112, step: 2 },
    },
  ],
} as const satisfies Readonly<Record<string, readonly Measure[]>>;

/** A group of measures, as the panel shows them together. */
export type MeasureGroup = keyof typeof measureGroups;

type Known = (typeof measureGroups)[MeasureGroup][number];

/** The name of a measure's token. */
export type MeasureToken = Known['token'];

type StepsOf<One> = One extends { readonly steps: infer Named } ? keyof Named : never;

/** The name of a step of any measure. */
export type StepName = StepsOf<Known>;

/** A measure as a panel draws it. */
export interface DrawnMeasure extends Measure {
  readonly token: MeasureToken;
  readonly steps?: Readonly<Partial<Record<StepName, string>>>;
}

/** The number in a value that is written with a unit alone; undefined where it is written otherwise. */
export function numberIn(value: string, unit: string): number | undefined {
  const [, figure, found] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))([a-z]*)\s*$/i.exec(value) ?? [];
  if (figure === undefined) return undefined;
  const number = Number(figure);
  return found === unit || number === 0 ? number : undefined;
}

/** A number as themes write it: `0` has no unit, and no more digits than a step needs. */
export const written = (number: number, unit: string): string => {
  const figure = String(Number(number.toFixed(3)));
  return figure === '0' ? '0' : `${figure}${unit}`;
};

/** Characters that would end a declaration. */
const ENDS = /[;{}<]/;

/** Whether a value can be written: one of CSS, for this property. */
export const isValue = (property: string, value: string): boolean =>
  value.trim() !== '' &&
  !ENDS.test(value) &&
  // A browser that cannot tell takes what the build takes.
  (typeof CSS === 'undefined' || CSS.supports(property, value));
