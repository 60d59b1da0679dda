import type { Theme } from '~/lib/theme/theme';

/**
 * A plain-spoken digital agency: clay on its own ground, white boards, ink, one coral. The coral of the
 * clay is the highlight; words need a darker one.
 */
export default {
  scheme: 'light',
  fonts: ['--font-manrope'],
  tokens: {
    // Exactly the ground of the clay pictures, so that what they show stands on the page.
    'color-background': '#f6f4f2',
    'color-surface': '#ffffff',
    'color-text': '#16161a',
    'color-muted': '#5b5b64',
    'color-line': '#dedbd7',
    'color-accent': '#cc3214',
    'color-on-accent': '#ffffff',
    'color-highlight': '#ff5a3c',
    'color-focus': '#16161a',
    'font-display': 'var(--font-manrope)',
    'font-body': 'var(--font-manrope)',
    'font-label': 'var(--font-manrope)',
    'weight-display': '800',
    'leading-display': '1',
    'tracking-display': '-0.03em',
    'leading-body': '1.6',
    'radius-card': '1.5rem',
    'radius-control': '0.75rem',
  },
  palette: {
    coffee: '#462d1e',
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'highlight-85': 'color-mix(in oklab, var(--color-highlight) 42%, var(--color-background))',
    'background-96': 'color-mix(in oklab, var(--color-background) 99%, black)',
    'text-23': 'color-mix(in oklab, var(--color-text) 96%, white)',
    'accent-50': 'color-mix(in oklab, var(--color-accent) 82%, var(--color-text))',
    'highlight-68':
      'oklch(from var(--color-highlight) calc(l - 0.003) calc(c * 0.434) calc(h + 4.6))',
    'highlight-79': 'color-mix(in oklab, var(--color-highlight) 62%, var(--color-background))',
    'text-16': 'color-mix(in oklab, var(--color-text) 77%, black)',
    'line-90': 'color-mix(in oklab, var(--color-line) 84%, var(--color-background))',
    'line-89': 'color-mix(in oklab, var(--color-line) 99%, white)',
    'accent-30': 'oklch(from var(--color-accent) calc(l - 0.258) calc(c * 0.179) calc(h + 14.9))',
    'line-76': 'oklch(from var(--color-line) calc(l - 0.135) calc(c * 2.677) calc(h - 16.8))',
    'muted-56': 'color-mix(in oklab, var(--color-muted) 83%, white)',
    'background-94':
      'oklch(from var(--color-background) calc(l - 0.025) calc(c * 8.639) calc(h - 29.2))',
    'accent-31': 'color-mix(in oklab, var(--color-accent) 56%, black)',
    'line-83': 'oklch(from var(--color-line) calc(l - 0.061) calc(c * 2.358) calc(h - 11.1))',
    'muted-35': 'color-mix(in oklab, var(--color-muted) 74%, black)',
    'text-26': 'color-mix(in oklab, var(--color-text) 92%, white)',
    'highlight-91': 'color-mix(in oklab, var(--color-highlight) 19%, var(--color-background))',
    'highlight-66':
      'oklch(from var(--color-highlight) calc(l - 0.028) calc(c * 0.427) calc(h + 5.1))',
    'muted-36': 'color-mix(in oklab, var(--color-muted) 59%, var(--color-text))',
    'accent-50b': 'oklch(from var(--color-accent) calc(l - 0.057) calc(c * 0.264) calc(h + 13.6))',
    'surface-99': 'color-mix(in oklab, var(--color-surface) 70%, var(--color-background))',
    'accent-56': 'oklch(from var(--color-accent) calc(l + 0.003) calc(c * 0.947) h)',
    'accent-25': 'oklch(from var(--color-accent) calc(l - 0.303) calc(c * 0.339) calc(h + 2.6))',
    'line-86': 'color-mix(in oklab, var(--color-line) 97%, black)',
    'text-29': 'color-mix(in oklab, var(--color-text) 89%, white)',
    'highlight-87': 'color-mix(in oklab, var(--color-highlight) 34%, var(--color-background))',
    'highlight-53': 'color-mix(in oklab, var(--color-highlight) 78%, black)',
    'highlight-76': 'color-mix(in oklab, var(--color-highlight) 73%, var(--color-background))',
    'muted-53': 'color-mix(in oklab, var(--color-muted) 89%, white)',
    'highlight-90': 'color-mix(in oklab, var(--color-highlight) 24%, var(--color-background))',
    'line-92': 'color-mix(in oklab, var(--color-line) 72%, white)',
    'line-87': 'color-mix(in oklab, var(--color-line) 98%, black)',
    'background-94b': 'color-mix(in oklab, var(--color-background) 97%, black)',
  },
} satisfies Theme;
