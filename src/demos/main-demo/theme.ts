import type { Theme } from '~/lib/theme';

/**
 * A plain-spoken digital agency: clay on its own ground, white boards, ink, one coral. The coral of the
 * clay is the highlight; words need a darker one.
 */
export default {
  scheme: 'light',
  fonts: ['--font-manrope'],
  tokens: {
    // Exactly the ground of the clay pictures, so that what they show stands on the page.
    'color-background': '#f6f4f2',
    'color-surface': '#ffffff',
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
    'leading-display': '1',
    'tracking-display': '-0.03em',
    'leading-body': '1.6',
    'radius-card': '1.5rem',
    'radius-control': '0.75rem',
  },
} satisfies Theme;
