import type { Theme } from '~/lib/theme/theme';

/** A Swiss poster: one red, one typeface, large or small, and a grid that is seen at its edges. */
export default {
  scheme: 'light',
  fonts: ['--font-inter-tight'],
  tokens: {
    'color-background': '#ffffff',
    'color-surface': '#f1f1f1',
    'color-text': '#0a0a0a',
    'color-muted': '#4a4a4a',
    'color-line': '#0a0a0a',
    'color-accent': '#e4002b',
    'color-on-accent': '#ffffff',
    'color-highlight': '#e4002b',
    'color-focus': '#0a0a0a',
    'color-danger': '#b3001f',
    'color-success': '#0a5c2e',
    'font-display': 'var(--font-inter-tight)',
    'font-body': 'var(--font-inter-tight)',
    'font-label': 'var(--font-inter-tight)',
    'weight-display': '800',
    'leading-display': '0.84',
    // As tight as no two letters touch: where they overlap, a seam shows.
    'tracking-display': '-0.022em',
    'size-heading': 'clamp(2.5rem, 12.4vw, 7rem)',
    'leading-body': '1.4',
    'radius-card': '0',
    'radius-control': '0',
    'duration-medium': '240ms',
    easing: 'cubic-bezier(0.7, 0, 0.2, 1)',
  },
  // There is no size in between.
  steps: {
    1: '1rem',
    2: '1rem',
    3: '1rem',
    4: '1rem',
    5: '1rem',
    6: '1rem',
  },
} satisfies Theme;
