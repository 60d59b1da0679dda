import type { Theme } from '~/lib/theme';

/** A living network: the sea at night, and the mint of a link that stands. */
export default {
  scheme: 'dark',
  fonts: [{ variable: '--font-red-hat-display', preload: [{}] }],
  tokens: {
    'color-background': '#06131f',
    'color-surface': '#0b2230',
    'color-text': '#eafff8',
    'color-muted': '#9bb8bd',
    'color-line': '#23485a',
    'color-accent': '#58f0c0',
    'color-on-accent': '#04221d',
    'color-highlight': '#58f0c0',
    'color-focus': '#eafff8',
    'color-danger': '#ff9d8f',
    'color-success': '#58f0c0',
    'font-display': 'var(--font-red-hat-display)',
    'font-body': 'var(--font-red-hat-display)',
    'font-label': 'var(--font-red-hat-display)',
    'weight-display': '500',
    'leading-display': '1',
    'tracking-display': '-0.04em',
    'leading-body': '1.6',
    'radius-card': '1.25rem',
    'radius-control': '100vmax',
    'duration-medium': '300ms',
    easing: 'cubic-bezier(0.3, 0.7, 0.1, 1)',
  },
} satisfies Theme;
