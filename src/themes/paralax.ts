import type { Theme } from '~/lib/theme';

/** A desert in layers: sand, maroon and dusk, and letters as wide as the land. */
export default {
  scheme: 'light',
  fonts: [
    { variable: '--font-unbounded', preload: [{}] },
    { variable: '--font-dm-sans', preload: [{}] },
  ],
  tokens: {
    'color-background': '#f0d9b5',
    'color-surface': '#f8ead0',
    'color-text': '#2a1a2e',
    'color-muted': '#5e3a44',
    'color-line': '#cda57c',
    'color-accent': '#5b1f24',
    'color-on-accent': '#f8ead0',
    // The sand in the last light; dusk is read on it.
    'color-highlight': '#e58f68',
    'color-focus': '#2a1a2e',
    'font-display': 'var(--font-unbounded)',
    'font-body': 'var(--font-dm-sans)',
    'font-label': 'var(--font-dm-sans)',
    'weight-display': '700',
    'leading-display': '1.06',
    'tracking-display': '-0.035em',
    'leading-body': '1.55',
    'radius-card': '0.25rem',
    'radius-control': '100vmax',
    'duration-medium': '360ms',
    'duration-slow': '640ms',
    easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)',
  },
} satisfies Theme;
