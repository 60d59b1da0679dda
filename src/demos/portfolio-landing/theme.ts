import type { Theme } from '~/lib/theme';

/** One person, one page: warm white, plum ink, and paper in peach. */
export default {
  scheme: 'light',
  fonts: ['--font-dm-serif-display', '--font-dm-sans'],
  tokens: {
    'color-background': '#fff9f2',
    'color-surface': '#ffb38a',
    'color-text': '#33162f',
    // Read on the peach too.
    'color-muted': '#613b57',
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
    'size-heading': 'clamp(1.3rem, 0.75rem + 3vw, 3rem)',
    'leading-body': '1.6',
    'space-section': 'clamp(5.5rem, 3rem + 7vw, 10rem)',
    'radius-card': '0.5rem',
    'radius-control': '100vmax',
    'duration-medium': '360ms',
    easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
  },
} satisfies Theme;
