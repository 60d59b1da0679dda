import type { Theme } from '~/lib/theme';

/** Plaster, oak, terracotta and olive, and a light serif. */
export default {
  scheme: 'light',
  fonts: ['--font-cormorant-garamond', '--font-jost'],
  tokens: {
    'color-background': '#ebe1d1',
    'color-surface': '#e0d3c1',
    'color-text': '#2b241d',
    'color-muted': '#5d5246',
    'color-line': '#c9b89f',
    // Terracotta, dark enough for small type.
    'color-accent': '#94411d',
    'color-on-accent': '#fff8ee',
    'color-highlight': '#5d6044',
    'color-focus': '#2b241d',
    'color-danger': '#a51d13',
    'color-success': '#115b38',
    'font-display': 'var(--font-cormorant-garamond)',
    'font-body': 'var(--font-jost)',
    'font-label': 'var(--font-jost)',
    'weight-display': '500',
    'leading-display': '0.95',
    'tracking-display': '-0.025em',
    'size-heading': 'clamp(2.1rem, 1.15rem + 4.3vw, 6rem)',
    'leading-body': '1.55',
    'radius-card': '0',
    'radius-control': '0',
    'duration-medium': '420ms',
    'duration-slow': '700ms',
    easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
  },
} satisfies Theme;
