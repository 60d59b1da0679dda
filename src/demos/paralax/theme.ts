import type { Theme } from '~/lib/theme';

/** A desert in layers: sand, maroon and dusk, and a wide typeface. */
export default {
  scheme: 'light',
  fonts: ['--font-unbounded', '--font-dm-sans'],
  tokens: {
    'color-background': '#f0d9b5',
    'color-surface': '#f8ead0',
    'color-text': '#2a1a2e',
    'color-muted': '#5e3a44',
    'color-line': '#cda57c',
    'color-accent': '#5b1f24',
    'color-on-accent': '#f8ead0',
    // A darker sand; the dusk colour can be read on it.
    'color-highlight': '#e58f68',
    'color-focus': '#2a1a2e',
    // On the narrowest phone too the page's heading is 1.7 times as large.
    'size-heading': 'clamp(1.5rem, 0.75rem + 4vw, 4.75rem)',
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
