import type { Theme } from '~/lib/theme/theme';

/** Six flat colours printed edge to edge, the white of the paper, and a hand for each of two people. */
export default {
  scheme: 'light',
  fonts: ['--font-familjen-grotesk', '--font-fraunces-italic'],
  tokens: {
    'color-background': '#ffffff',
    'color-surface': '#ffb5cf',
    'color-text': '#17131f',
    'color-muted': '#4d4757',
    'color-line': '#17131f',
    'color-accent': '#2746f0',
    'color-on-accent': '#ffffff',
    'color-highlight': '#ff5436',
    'color-focus': '#17131f',
    'color-danger': '#9e001b',
    'color-success': '#085c46',
    'font-display': 'var(--font-familjen-grotesk)',
    'font-body': 'var(--font-familjen-grotesk)',
    'font-label': 'var(--font-familjen-grotesk)',
    'weight-display': '700',
    'leading-display': '0.9',
    'tracking-display': '-0.045em',
    'size-heading': 'clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)',
    'leading-body': '1.4',
    'space-gutter': 'clamp(1.25rem, 0.9rem + 1.4vw, 2rem)',
    'radius-card': '0',
    'radius-control': '0',
    'shadow-card': 'none',
    'duration-medium': '260ms',
    easing: 'cubic-bezier(0.6, 0, 0.1, 1)',
  },
  palette: {
    amber: '#ffc428',
    teal: '#0c6b52',
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'teal-52': 'oklch(from var(--palette-teal) calc(l + 0.045) calc(c * 1.126) h)',
  },
} satisfies Theme;
