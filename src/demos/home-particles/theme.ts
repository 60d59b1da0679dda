import type { Theme } from '~/lib/theme/theme';

/** The log of a station at night: dark blue, and mint for lights, coasts and links. */
export default {
  scheme: 'dark',
  fonts: ['--font-red-hat-display', '--font-red-hat-mono'],
  tokens: {
    'color-background': '#06131f',
    'color-surface': '#0a1d2b',
    'color-text': '#eafff8',
    'color-muted': '#9bb8bd',
    'color-line': '#2a5266',
    'color-accent': '#58f0c0',
    'color-on-accent': '#04221d',
    'color-highlight': '#58f0c0',
    'color-focus': '#eafff8',
    'color-danger': '#ff9d8f',
    'color-success': '#58f0c0',
    'font-display': 'var(--font-red-hat-display)',
    'font-body': 'var(--font-red-hat-display)',
    'font-label': 'var(--font-red-hat-mono)',
    'weight-display': '500',
    'leading-display': '1',
    'tracking-display': '-0.035em',
    'size-heading': 'clamp(1.85rem, 1.05rem + 3.5vw, 4.25rem)',
    'leading-body': '1.6',
    'radius-card': '0.125rem',
    'radius-control': '0.125rem',
    'duration-medium': '300ms',
    easing: 'cubic-bezier(0.3, 0.7, 0.1, 1)',
  },
  palette: {
    // The card that a station sends: paper, its lines, and the ink of its stamp.
    card: '#dff7ec',
    'card-line': '#7fcfb6',
    stamp: '#067a5c',
  },
} satisfies Theme;

/** Its header lies over the dark first screen and leads to the parts of the page itself. */
export const header = {
  logo: 'light',
  tone: 'on-dark',
  position: 'over',
  form: 'one-page',
} as const;
