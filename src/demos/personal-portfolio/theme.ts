import type { Theme } from '~/lib/theme';

/** A film's title card: night blue, tungsten orange, and cyan. */
export default {
  scheme: 'dark',
  fonts: ['--font-instrument-serif', '--font-jetbrains-mono'],
  tokens: {
    'color-background': '#0d0f14',
    'color-surface': '#151821',
    'color-text': '#f4efe6',
    'color-muted': '#a7a9b4',
    'color-line': '#2b303c',
    'color-accent': '#ffb454',
    'color-on-accent': '#1a1206',
    'color-highlight': '#7ce0d6',
    'color-focus': '#7ce0d6',
    'color-danger': '#ff8f7a',
    'color-success': '#7ce0d6',
    'font-display': 'var(--font-instrument-serif)',
    'font-body': 'var(--font-instrument-serif)',
    'font-label': 'var(--font-jetbrains-mono)',
    'leading-display': '0.94',
    'tracking-display': '-0.025em',
    'leading-body': '1.45',
    'radius-card': '0',
    'radius-control': '0',
    'duration-medium': '380ms',
    easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
  },
  // A title card's line is large because all others are not.
  steps: { 6: 'clamp(1.6rem, 0.8rem + 4.4vw, 5rem)' },
} satisfies Theme;
