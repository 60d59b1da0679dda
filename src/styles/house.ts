import type { Theme } from '~/lib/theme/theme';

/**
 * The house style of the splash page and the inner pages: paper, ink, and a vermilion light. In the
 * dark it is the same street after closing time: warm black walls, lamplight, a neon sign.
 */
export default {
  scheme: 'light',
  fonts: ['--font-bricolage-grotesque'],
  tokens: {
    'color-background': '#f6f4ef',
    'color-surface': '#ebe7de',
    'color-text': '#14120f',
    'color-muted': '#5f5a52',
    'color-line': '#d5cfc2',
    'color-accent': '#c93a12',
    'color-on-accent': '#ffffff',
    'color-highlight': '#ff4f1f',
    'color-focus': '#14120f',
    'font-display': 'var(--font-bricolage-grotesque)',
    'font-body': 'var(--font-bricolage-grotesque)',
    'font-label': 'var(--font-bricolage-grotesque)',
    'weight-display': '650',
    'leading-display': '1',
    'tracking-display': '-0.035em',
    'leading-body': '1.55',
    'radius-card': '0.25rem',
    'radius-control': '0.25rem',
  },
  palette: {
    // What stands in the banner's lit window.
    'in-window': 'var(--color-text)',
  },
  dark: {
    tokens: {
      'color-background': '#17130f',
      'color-surface': '#241e18',
      'color-text': '#f4ecdf',
      'color-muted': '#b7ab9b',
      'color-line': '#40372e',
      'color-accent': '#ff7a4f',
      'color-on-accent': '#1c0d06',
      'color-highlight': '#ff4f1f',
      'color-focus': '#ffcf8a',
      'color-danger': '#ff9483',
      'color-success': '#7fcfa2',
      'color-inverse': '#0c0906',
      'color-on-inverse': '#f6f4ef',
      'shadow-card': '0 1.5rem 3rem -1.5rem rgb(0 0 0 / 80%)',
    },
    palette: { 'in-window': '#1c0d06' },
  },
} satisfies Theme;
