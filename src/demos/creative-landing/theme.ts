import type { Theme } from '~/lib/theme';

/** Lavender air, violet ink, and every colour that a soap film has. */
export default {
  scheme: 'light',
  fonts: ['--font-plus-jakarta-sans'],
  tokens: {
    'color-background': '#e9e6ff',
    'color-surface': '#f6f4ff',
    'color-text': '#1b1533',
    'color-muted': '#4b4370',
    'color-line': '#bdb4e8',
    'color-accent': '#4f2bd6',
    'color-on-accent': '#ffffff',
    'color-highlight': '#e85bb5',
    'color-focus': '#1b1533',
    'color-danger': '#a3123d',
    'color-success': '#0b5f4a',
    'font-display': 'var(--font-plus-jakarta-sans)',
    'font-body': 'var(--font-plus-jakarta-sans)',
    'font-label': 'var(--font-plus-jakarta-sans)',
    'weight-display': '700',
    'leading-display': '1',
    'tracking-display': '-0.04em',
    'size-heading': 'clamp(1.75rem, 1.15rem + 2.3vw, 3.5rem)',
    'leading-body': '1.5',
    'space-gutter': 'clamp(1.25rem, 0.7rem + 2.6vw, 4rem)',
    'space-section': 'clamp(4.5rem, 3rem + 7vw, 10rem)',
    'width-page': '88rem',
    'radius-card': '2rem',
    'radius-control': '100vmax',
    'duration-medium': '380ms',
    easing: 'cubic-bezier(0.3, 1.3, 0.4, 1)',
  },
} satisfies Theme;

/** Its header leads to the parts of the page itself. */
export const header = { logo: 'default', form: 'one-page' } as const;
