import type { TokenName } from './theme.ts';

/** Values that a step of a scale sets. */
type Values = Partial<Record<TokenName, string>>;

/** How round corners are. */
export const radii = {
  sharp: { 'radius-card': '0', 'radius-control': '0' },
  soft: { 'radius-card': '0.375rem', 'radius-control': '0.25rem' },
  round: { 'radius-card': '1.25rem', 'radius-control': '0.75rem' },
  pill: { 'radius-card': '2rem', 'radius-control': '100vmax' },
} satisfies Record<string, Values>;

/** How much room sections have. */
export const spaces = {
  close: { 'space-section': 'clamp(3rem, 2rem + 4vw, 6rem)' },
  even: { 'space-section': 'clamp(5rem, 3rem + 8vw, 11rem)' },
  wide: { 'space-section': 'clamp(7rem, 4rem + 11vw, 16rem)' },
} satisfies Record<string, Values>;

/** How things move. */
export const motions = {
  brisk: {
    'duration-fast': '80ms',
    'duration-medium': '160ms',
    'duration-slow': '280ms',
    easing: 'cubic-bezier(0.3, 0, 0.1, 1)',
  },
  calm: {
    'duration-fast': '240ms',
    'duration-medium': '520ms',
    'duration-slow': '900ms',
    easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
  },
  springy: {
    'duration-fast': '180ms',
    'duration-medium': '360ms',
    'duration-slow': '600ms',
    easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
  },
  stepped: {
    'duration-fast': '80ms',
    'duration-medium': '200ms',
    'duration-slow': '400ms',
    easing: 'steps(4, jump-none)',
  },
} satisfies Record<string, Values>;

/** Scales by which a theme is varied: each step sets some tokens. */
export const scales = { radius: radii, space: spaces, motion: motions } as const;
