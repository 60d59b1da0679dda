import type { Theme } from '~/lib/theme';

/** Plaster, oak, terracotta, olive: rooms in morning light, and a serif that takes its time. */
export default {
  scheme: 'light',
  fonts: [
    { variable: '--font-cormorant-garamond', preload: [{}] },
    { variable: '--font-jost', preload: [{}] },
  ],
  tokens: {
    'color-background': '#efe7dc',
    'color-surface': '#e0d3c1',
    'color-text': '#2b241d',
    'color-muted': '#5d5246',
    'color-line': '#c9b89f',
    // Terracotta, a shade deeper than the pots: it is read in small type too.
    'color-accent': '#94411d',
    'color-on-accent': '#fff8ee',
    'color-highlight': '#5d6044',
    'color-focus': '#2b241d',
    'font-display': 'var(--font-cormorant-garamond)',
    'font-body': 'var(--font-jost)',
    'font-label': 'var(--font-jost)',
    'weight-display': '500',
    'leading-display': '0.95',
    'tracking-display': '-0.025em',
    'leading-body': '1.6',
    'radius-card': '0',
    'radius-control': '0',
    'duration-medium': '420ms',
    'duration-slow': '700ms',
    easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
  },
} satisfies Theme;
