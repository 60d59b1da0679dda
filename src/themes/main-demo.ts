import type { Theme } from '~/lib/theme';

/**
 * A plain-spoken digital agency: white, ink, one coral. The coral of the clay is the highlight;
 * words need a darker one.
 */
export default {
  scheme: 'light',
  fonts: [{ variable: '--font-manrope', preload: [{}] }],
  tokens: {
    'color-background': '#ffffff',
    // The ground of the clay still lifes, to the digit.
    'color-surface': '#f6f4f2',
    'color-text': '#16161a',
    'color-muted': '#5b5b64',
    'color-line': '#dedbd7',
    'color-accent': '#cc3214',
    'color-on-accent': '#ffffff',
    'color-highlight': '#ff5a3c',
    'color-focus': '#16161a',
    'font-display': 'var(--font-manrope)',
    'font-body': 'var(--font-manrope)',
    'font-label': 'var(--font-manrope)',
    'weight-display': '800',
    'leading-display': '0.96',
    'tracking-display': '-0.045em',
    'leading-body': '1.6',
    'radius-card': '1.5rem',
    'radius-control': '0.75rem',
  },
} satisfies Theme;
