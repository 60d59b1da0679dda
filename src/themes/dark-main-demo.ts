import type { Theme } from '~/lib/theme';

/** The agency at night: near black, and one light that runs from magenta to orange. */
export default {
  scheme: 'dark',
  fonts: [{ variable: '--font-manrope', preload: [{}] }],
  tokens: {
    'color-background': '#0b0b12',
    'color-surface': '#14131f',
    'color-text': '#f6f1f4',
    'color-muted': '#aaa5b4',
    'color-line': '#2c2838',
    'color-accent': '#ff3f86',
    'color-on-accent': '#14050c',
    'color-highlight': '#ff8a3d',
    'color-focus': '#ffb37a',
    'color-danger': '#ff8f7a',
    'color-success': '#6fdca5',
    'font-display': 'var(--font-manrope)',
    'font-body': 'var(--font-manrope)',
    'font-label': 'var(--font-manrope)',
    'weight-display': '500',
    'leading-display': '0.98',
    'tracking-display': '-0.05em',
    'leading-body': '1.55',
    'radius-card': '0',
    'radius-control': '0',
    'shadow-card': '0 2rem 4rem -1rem rgb(0 0 0 / 60%)',
    'duration-medium': '420ms',
    'duration-slow': '680ms',
    easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
  },
} satisfies Theme;
