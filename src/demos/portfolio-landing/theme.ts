import type { Theme } from '~/lib/theme/theme';

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
  palette: {
    ochre: '#e9a84a',
    sky: '#6f93b3',
    sage: '#7d9473',
    white: '#ffffff',
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'highlight-70':
      'oklch(from var(--color-highlight) calc(l - 0.126) calc(c * 1.515) calc(h - 9.9))',
    'background-97': 'color-mix(in oklab, var(--color-background) 99%, black)',
    'text-23': 'color-mix(in oklab, var(--color-text) 91%, black)',
    'highlight-62': 'oklch(from var(--color-highlight) calc(l - 0.209) c h)',
    'highlight-91': 'color-mix(in oklab, var(--color-highlight) 46%, var(--color-background))',
    'highlight-88': 'color-mix(in oklab, var(--color-highlight) 70%, var(--color-background))',
    'line-88': 'oklch(from var(--color-line) calc(l - 0.011) calc(c * 1.636) calc(h - 6))',
    'highlight-52':
      'oklch(from var(--color-highlight) calc(l - 0.311) calc(c * 1.184) calc(h - 13.6))',
    'highlight-90': 'color-mix(in oklab, var(--color-highlight) 58%, white)',
    'muted-37': 'color-mix(in oklab, var(--color-muted) 74%, var(--color-text))',
    'muted-43': 'color-mix(in oklab, var(--color-muted) 97%, white)',
    'highlight-69': 'color-mix(in oklab, var(--color-highlight) 76%, var(--color-text))',
    'highlight-81':
      'oklch(from var(--color-highlight) calc(l - 0.024) calc(c * 0.473) calc(h - 5.1))',
    'highlight-64':
      'oklch(from var(--color-highlight) calc(l - 0.189) calc(c * 0.823) calc(h - 6.4))',
    'accent-36': 'color-mix(in oklab, var(--color-accent) 95%, white)',
    'muted-54': 'oklch(from var(--color-muted) calc(l + 0.134) calc(c * 1.078) h)',
    'line-88b': 'oklch(from var(--color-line) calc(l - 0.012) calc(c * 1.241) h)',
    'highlight-63':
      'oklch(from var(--color-highlight) calc(l - 0.199) calc(c * 1.544) calc(h - 11.4))',
    'ochre-72': 'oklch(from var(--palette-ochre) calc(l - 0.055) c calc(h - 3.1))',
    'ochre-89': 'oklch(from var(--palette-ochre) calc(l + 0.109) calc(c * 0.44) calc(h - 3.9))',
  },
} satisfies Theme;
