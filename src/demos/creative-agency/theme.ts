import type { Theme } from '~/lib/theme/theme';

/** Colours of cut paper on cream: cobalt, tomato, honey, night blue, and a blush that sections mix. */
export default {
  scheme: 'light',
  fonts: ['--font-fraunces-display', '--font-fraunces'],
  tokens: {
    'color-background': '#fbf3e4',
    'color-surface': '#ffc247',
    // The pictures' night blue, a shade darker, so that it can be read on tomato.
    'color-text': '#0b1450',
    // Read on honey too.
    'color-muted': '#333a6b',
    // Faint: a sheet of paper shows by its edge.
    'color-line': '#f1e5cb',
    'color-accent': '#1f3bff',
    'color-on-accent': '#fffaf0',
    'color-highlight': '#ff4b33',
    'color-focus': '#0b1450',
    'color-danger': '#a3160a',
    'color-success': '#0e5330',
    'font-display': 'var(--font-fraunces-display)',
    'font-body': 'var(--font-fraunces)',
    'font-label': 'var(--font-fraunces)',
    'weight-display': '850',
    'leading-display': '0.94',
    'tracking-display': '-0.028em',
    'size-heading': 'clamp(2.9rem, 1.5rem + 5.4vw, 6.25rem)',
    'leading-body': '1.5',
    'radius-card': '0',
    // Four unequal corners, as cut out by hand.
    'radius-control': '1.5rem 1rem 1.4rem 1.1rem / 1.1rem 1.5rem 1rem 1.4rem',
    'duration-medium': '360ms',
    easing: 'cubic-bezier(0.3, 1.4, 0.5, 1)',
  },
  palette: {
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'background-99': 'color-mix(in oklab, var(--color-background) 18%, white)',
  },
} satisfies Theme;
