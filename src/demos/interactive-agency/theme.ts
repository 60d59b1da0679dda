import type { Theme } from '~/lib/theme/theme';

/** Play: violet, pink and ice in flat shapes, with a deep violet for ink. */
export default {
  scheme: 'light',
  fonts: ['--font-syne-display', '--font-syne'],
  tokens: {
    'color-background': '#f3f0ff',
    'color-surface': '#e4dcff',
    'color-text': '#1b1038',
    'color-muted': '#51467a',
    'color-line': '#c3b6f2',
    'color-accent': '#6a35ff',
    'color-on-accent': '#ffffff',
    'color-highlight': '#ff6bd6',
    'color-focus': '#1b1038',
    'color-danger': '#a4123f',
    'color-success': '#0d6148',
    'font-display': 'var(--font-syne-display)',
    'font-body': 'var(--font-syne)',
    'font-label': 'var(--font-syne)',
    'weight-display': '800',
    'leading-display': '0.96',
    'tracking-display': '-0.045em',
    'size-heading': 'clamp(1.8rem, 1.1rem + 3.7vw, 4.5rem)',
    'leading-body': '1.5',
    'space-gutter': 'clamp(1.25rem, 0.7rem + 2.6vw, 3.75rem)',
    'space-section': 'clamp(5rem, 3.5rem + 6vw, 9rem)',
    'width-page': '86rem',
    'radius-card': '2.25rem',
    'radius-control': '2rem',
    'duration-medium': '280ms',
    easing: 'cubic-bezier(0.3, 1.6, 0.5, 1)',
  },
  palette: {
    white: '#ffffff',
    cyan: '#9fe8ff',
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'line-83': 'oklch(from var(--color-line) calc(l + 0.025) calc(c * 1.112) calc(h + 1.6))',
    'accent-36': 'oklch(from var(--color-accent) calc(l - 0.174) calc(c * 0.726) calc(h - 1.5))',
    'highlight-91': 'color-mix(in oklab, var(--color-highlight) 34%, white)',
    'line-77': 'oklch(from var(--color-line) calc(l - 0.04) calc(c * 1.561) h)',
  },
} satisfies Theme;
