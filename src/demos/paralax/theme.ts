import type { Theme } from '~/lib/theme/theme';

/** A desert in layers: sand, maroon and dusk, and a wide typeface. */
export default {
  scheme: 'light',
  fonts: ['--font-unbounded', '--font-dm-sans'],
  tokens: {
    'color-background': '#f0d9b5',
    'color-surface': '#f8ead0',
    'color-text': '#2a1a2e',
    'color-muted': '#5e3a44',
    'color-line': '#cda57c',
    'color-accent': '#5b1f24',
    'color-on-accent': '#f8ead0',
    // A darker sand; the dusk colour can be read on it.
    'color-highlight': '#e58f68',
    'color-focus': '#2a1a2e',
    // On the narrowest phone too the page's heading is 1.7 times as large.
    'size-heading': 'clamp(1.5rem, 0.75rem + 4vw, 4.75rem)',
    'font-display': 'var(--font-unbounded)',
    'font-body': 'var(--font-dm-sans)',
    'font-label': 'var(--font-dm-sans)',
    'weight-display': '700',
    'leading-display': '1.06',
    'tracking-display': '-0.035em',
    'leading-body': '1.55',
    'radius-card': '0.25rem',
    'radius-control': '100vmax',
    'duration-medium': '360ms',
    'duration-slow': '640ms',
    easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)',
  },
  palette: {
    dusk: '#3a1d2e',
    white: '#ffffff',
    star: '#fbe7c8',
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'accent-46': 'oklch(from var(--color-accent) calc(l + 0.132) calc(c * 1.179) calc(h + 8.9))',
    'surface-96': 'color-mix(in oklab, var(--color-surface) 68%, white)',
    'accent-26': 'oklch(from var(--color-accent) calc(l - 0.07) calc(c * 0.733) calc(h - 16.1))',
    'accent-41': 'oklch(from var(--color-accent) calc(l + 0.081) calc(c * 1.18) calc(h + 5.2))',
    'highlight-81': 'color-mix(in oklab, var(--color-highlight) 50%, var(--color-background))',
    'text-17': 'color-mix(in oklab, var(--color-text) 69%, black)',
    'highlight-54':
      'oklch(from var(--color-highlight) calc(l - 0.194) calc(c * 0.932) calc(h - 9))',
    'text-19': 'color-mix(in oklab, var(--color-text) 78%, black)',
    'muted-30': 'oklch(from var(--color-muted) calc(l - 0.097) calc(c * 1.09) calc(h - 7.7))',
    'highlight-71': 'color-mix(in oklab, var(--color-highlight) 97%, black)',
    'accent-25': 'color-mix(in oklab, var(--color-accent) 76%, black)',
    'highlight-74':
      'oklch(from var(--color-highlight) calc(l + 0.009) calc(c * 0.801) calc(h + 10.6))',
    'text-16': 'color-mix(in oklab, var(--color-text) 63%, black)',
    'background-86':
      'oklch(from var(--color-background) calc(l - 0.031) calc(c * 1.269) calc(h - 9.4))',
    'text-12': 'color-mix(in oklab, var(--color-text) 49%, black)',
    'background-91': 'color-mix(in oklab, var(--color-background) 85%, white)',
    'highlight-67': 'oklch(from var(--color-highlight) calc(l - 0.057) calc(c * 0.55) h)',
    'background-86b':
      'oklch(from var(--color-background) calc(l - 0.039) calc(c * 1.523) calc(h - 9))',
    'background-85':
      'oklch(from var(--color-background) calc(l - 0.049) calc(c * 1.531) calc(h - 7.9))',
    'highlight-56':
      'oklch(from var(--color-highlight) calc(l - 0.173) calc(c * 1.128) calc(h - 10.8))',
    'accent-38': 'oklch(from var(--color-accent) calc(l + 0.049) calc(c * 1.039) h)',
    'line-83': 'oklch(from var(--color-line) calc(l + 0.078) calc(c * 1.037) h)',
    'muted-26': 'oklch(from var(--color-muted) calc(l - 0.131) calc(c * 1.138) calc(h - 10.1))',
    'accent-37': 'oklch(from var(--color-accent) calc(l + 0.04) calc(c * 1.12) calc(h + 2.4))',
    'highlight-67b': 'color-mix(in oklab, var(--color-highlight) 91%, black)',
    'highlight-60': 'oklch(from var(--color-highlight) calc(l - 0.132) calc(c * 0.96) calc(h - 6))',
    'line-84': 'color-mix(in oklab, var(--color-line) 64%, white)',
    'accent-47': 'color-mix(in oklab, var(--color-accent) 80%, white)',
    'accent-48': 'oklch(from var(--color-accent) calc(l + 0.151) c calc(h + 15))',
    'accent-43': 'oklch(from var(--color-accent) calc(l + 0.102) calc(c * 1.045) calc(h + 3.3))',
    'surface-99': 'color-mix(in oklab, var(--color-surface) 24%, white)',
    'line-84b': 'oklch(from var(--color-line) calc(l + 0.087) calc(c * 1.24) calc(h - 3.1))',
    'surface-97': 'oklch(from var(--color-surface) calc(l + 0.033) calc(c * 0.747) h)',
  },
} satisfies Theme;
