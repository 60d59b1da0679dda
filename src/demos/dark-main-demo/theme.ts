import type { Theme } from '~/lib/theme';

/** Near black, with magenta and orange. */
export default {
  scheme: 'dark',
  fonts: ['--font-manrope'],
  tokens: {
    'color-background': '#0b0b12',
    'color-surface': '#14131f',
    'color-text': '#f6f1f4',
    'color-muted': '#b4aebf',
    'color-line': '#35304a',
    'color-accent': '#ff5a98',
    'color-on-accent': '#14050c',
    'color-highlight': '#ff8a3d',
    'color-focus': '#ffd0a3',
    'color-danger': '#ff8f7a',
    'color-success': '#6fdca5',
    'font-display': 'var(--font-manrope)',
    'font-body': 'var(--font-manrope)',
    'font-label': 'var(--font-manrope)',
    'weight-display': '600',
    'leading-display': '1',
    'tracking-display': '-0.025em',
    'size-heading': 'clamp(1.5rem, 0.9rem + 2.5vw, 3.5rem)',
    'leading-body': '1.55',
    'radius-card': '0',
    'radius-control': '100vmax',
    'shadow-card': '0 2rem 4rem -1rem rgb(0 0 0 / 60%)',
    'duration-medium': '420ms',
    'duration-slow': '680ms',
    easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
  },
} satisfies Theme;
