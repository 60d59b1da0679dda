import type { Theme } from '~/lib/theme/theme';

/** The house style of the splash page and the inner pages: paper, ink, and a vermilion light. */
export default {
  scheme: 'light',
  fonts: ['--font-bricolage-grotesque'],
  tokens: {
    'color-background': '#f6f4ef',
    'color-surface': '#ebe7de',
    'color-text': '#14120f',
    'color-muted': '#5f5a52',
    'color-line': '#d5cfc2',
    'color-accent': '#c93a12',
    'color-on-accent': '#ffffff',
    'color-highlight': '#ff4f1f',
    'color-focus': '#14120f',
    'font-display': 'var(--font-bricolage-grotesque)',
    'font-body': 'var(--font-bricolage-grotesque)',
    'font-label': 'var(--font-bricolage-grotesque)',
    'weight-display': '650',
    'leading-display': '1',
    'tracking-display': '-0.035em',
    'leading-body': '1.55',
    'radius-card': '0.25rem',
    'radius-control': '0.25rem',
  },
} satisfies Theme;
