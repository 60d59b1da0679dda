import type { Theme } from '~/lib/theme';

/** One person, one page: warm white, plum ink, and peach in large planes. */
export default {
  scheme: 'light',
  fonts: [
    { variable: '--font-dm-serif-display', preload: [{}] },
    { variable: '--font-dm-sans', preload: [{}] },
  ],
  tokens: {
    // The ground of the still life, to the digit.
    'color-background': '#fff9f2',
    'color-surface': '#ffb38a',
    'color-text': '#33162f',
    // Read on the peach too.
    'color-muted': '#66405c',
    'color-line': '#ecd5c6',
    'color-accent': '#4a2545',
    'color-on-accent': '#ffe3d3',
    'color-highlight': '#ffb38a',
    'color-focus': '#b5421a',
    'color-danger': '#8f1414',
    'color-success': '#0e4f31',
    'font-display': 'var(--font-dm-serif-display)',
    'font-body': 'var(--font-dm-sans)',
    'font-label': 'var(--font-dm-sans)',
    'weight-display': '400',
    'leading-display': '1.04',
    'tracking-display': '-0.018em',
    'leading-body': '1.6',
    'radius-card': '0.5rem',
    'radius-control': '100vmax',
    'duration-medium': '360ms',
    easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
  },
} satisfies Theme;
