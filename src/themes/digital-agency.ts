import type { Theme } from '~/lib/theme';

/** An engineering drawing: graphite, hairlines, figures in mono, and lime for what is measured. */
export default {
  scheme: 'dark',
  fonts: [
    { variable: '--font-space-grotesk', preload: [{}] },
    { variable: '--font-space-mono', preload: [{}] },
  ],
  tokens: {
    'color-background': '#15181a',
    'color-surface': '#1b1f22',
    'color-text': '#e9eeec',
    'color-muted': '#98a4a8',
    'color-line': '#3c4448',
    'color-accent': '#c8ff2e',
    'color-on-accent': '#15181a',
    'color-highlight': '#c8ff2e',
    'color-focus': '#e9eeec',
    'color-danger': '#ff9d8f',
    'color-success': '#c8ff2e',
    'font-display': 'var(--font-space-grotesk)',
    'font-body': 'var(--font-space-grotesk)',
    'font-label': 'var(--font-space-mono)',
    'weight-display': '400',
    'leading-display': '0.98',
    'tracking-display': '-0.045em',
    'size-heading': 'clamp(2.125rem, 1.4rem + 2.4vw, 3.75rem)',
    'leading-body': '1.5',
    'space-gutter': 'clamp(1.25rem, 0.7rem + 2.4vw, 3.5rem)',
    'space-section': 'clamp(5rem, 3.5rem + 5vw, 8rem)',
    'width-page': '92rem',
    'radius-card': '0',
    'radius-control': '0',
    'duration-fast': '90ms',
    'duration-medium': '180ms',
    easing: 'linear',
  },
} satisfies Theme;
