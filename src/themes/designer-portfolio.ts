import type { Theme } from '~/lib/theme';

/** A Swiss poster: one red, one typeface, two sizes of it, and the grid left standing. */
export default {
  scheme: 'light',
  fonts: [{ variable: '--font-inter-tight', preload: [{}] }],
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
    // Tight in the large size, open in the small one.
    'tracking-display': 'calc(0.72px - 0.0478em)',
    // The size of the poster's words, so that every heading is one.
    'size-heading': 'clamp(4.5rem, 18.2vw, 16.65rem)',
    'leading-body': '1.4',
    'radius-card': '0',
    'radius-control': '0',
    'duration-medium': '240ms',
    easing: 'cubic-bezier(0.7, 0, 0.2, 1)',
  },
  // There is no third size.
  steps: {
    1: '1rem',
    2: '1rem',
    3: '1rem',
    4: '1rem',
    5: '1rem',
    6: '1rem',
  },
} satisfies Theme;
