import type { Theme } from '~/lib/theme/theme';

/**
 * An account book: ivory paper, one green ink, brass rules, and letters cut for large sizes. Headings
 * are small capitals of a kind, so they stand below what they head; brass in words is darker than in rules.
 */
export default {
  scheme: 'light',
  fonts: ['--font-source-serif', '--font-source-sans'],
  tokens: {
    'color-background': '#faf7f0',
    'color-surface': '#f0eadc',
    'color-text': '#12372a',
    'color-muted': '#4a5d53',
    'color-line': '#d5cbb4',
    'color-accent': '#80591a',
    'color-on-accent': '#fffaf0',
    'color-highlight': '#b98b3d',
    'color-focus': '#12372a',
    'font-display': 'var(--font-source-serif)',
    'font-body': 'var(--font-source-sans)',
    'font-label': 'var(--font-source-sans)',
    'weight-display': '400',
    'leading-display': '1.06',
    'tracking-display': '-0.012em',
    'size-heading': 'clamp(1.25rem, 1.05rem + 0.9vw, 1.875rem)',
    'leading-body': '1.6',
    'space-gutter': 'clamp(1.25rem, 0.2rem + 5vw, 6rem)',
    'width-page': '78rem',
    'radius-card': '0',
    'radius-control': '0',
    'duration-medium': '450ms',
    'duration-slow': '900ms',
    easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
  },
  palette: {
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'background-99': 'color-mix(in oklab, var(--color-background) 23%, white)',
    'surface-92': 'color-mix(in oklab, var(--color-surface) 98%, black)',
    'line-77': 'oklch(from var(--color-line) calc(l - 0.078) calc(c * 1.398) h)',
    'highlight-82':
      'oklch(from var(--color-highlight) calc(l + 0.153) calc(c * 0.865) calc(h + 3.6))',
    'line-86': 'oklch(from var(--color-line) calc(l + 0.013) calc(c * 1.403) h)',
    'muted-58': 'color-mix(in oklab, var(--color-muted) 77%, white)',
    'band-muted': 'var(--color-line)',
  },
  // The same book by a desk lamp: pages of black-green, ivory figures, brass that is lit, and the green
  // of the leather in the bands.
  dark: {
    tokens: {
      'color-background': '#0e1b15',
      'color-surface': '#17281f',
      'color-text': '#ece4d0',
      'color-muted': '#a9b8aa',
      'color-line': '#3a4d42',
      'color-accent': '#dcae62',
      'color-on-accent': '#17160a',
      'color-highlight': '#b98b3d',
      'color-focus': '#f2dcae',
      'color-danger': '#f49d8a',
      'color-success': '#8acba4',
      'color-inverse': '#1d4a39',
      'color-on-inverse': '#f6efdd',
      'shadow-card': '0 1.5rem 3rem -1.5rem rgb(0 0 0 / 70%)',
      // Ivory by lamplight.
      'filter-picture': 'brightness(0.82) sepia(0.18)',
    },
    palette: {
      'background-99': '#14241c',
      'surface-92': '#122019',
      'line-77': '#54685a',
      'line-86': '#46594b',
      'muted-58': '#7d8f81',
      'band-muted': '#cbd5c6',
    },
  },
} satisfies Theme;
