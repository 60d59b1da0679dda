import type { Theme } from '~/lib/theme/theme';

/**
 * Lilac, periwinkle and apricot, as in the pictures of fluted glass. Wide windows are twelve flutes
 * beside the rail; the page's margin is half of one, so that words begin in the middle of a flute.
 */
export default {
  scheme: 'light',
  fonts: ['--font-sora'],
  tokens: {
    'color-background': '#eef0ff',
    'color-surface': '#ffffff',
    'color-text': '#171a3d',
    'color-muted': '#545880',
    'color-line': '#cdd1f5',
    'color-accent': '#4753e6',
    'color-on-accent': '#ffffff',
    'color-highlight': '#ff9a4d',
    'color-focus': '#171a3d',
    'font-display': 'var(--font-sora)',
    'font-body': 'var(--font-sora)',
    'font-label': 'var(--font-sora)',
    'weight-display': '500',
    'leading-display': '1.04',
    'tracking-display': '-0.035em',
    'size-heading': 'clamp(1.375rem, 0.93rem + 1.9vw, 3.25rem)',
    'leading-body': '1.55',
    'space-gutter': 'clamp(1.25rem, 100vw / 24 - 0.25rem, 9rem)',
    'space-section': 'clamp(6rem, 3.5rem + 8vw, 12rem)',
    'width-page': '100%',
    'radius-card': '1.75rem',
    'radius-control': '100vmax',
    'shadow-card': '0 2rem 4rem -2rem rgb(71 83 230 / 35%)',
    'duration-medium': '360ms',
    easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)',
  },
  palette: {
    pink: '#ff86ae',
    amber: '#ffd06e',
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'accent-50': 'oklch(from var(--color-accent) calc(l - 0.024) calc(c * 0.626) calc(h + 5.7))',
    'highlight-83':
      'oklch(from var(--color-highlight) calc(l + 0.054) calc(c * 0.85) calc(h + 12.3))',
    'accent-86': 'color-mix(in oklab, var(--color-accent) 21%, var(--color-background))',
    'highlight-73':
      'oklch(from var(--color-highlight) calc(l - 0.048) calc(c * 1.169) calc(h - 10.2))',
    'muted-79': 'oklch(from var(--color-muted) calc(l + 0.314) calc(c * 1.676) h)',
    'highlight-75':
      'oklch(from var(--color-highlight) calc(l - 0.027) calc(c * 1.083) calc(h - 6.7))',
    'highlight-76':
      'oklch(from var(--color-highlight) calc(l - 0.019) calc(c * 1.063) calc(h - 4.1))',
    'accent-35': 'color-mix(in oklab, var(--color-accent) 39%, var(--color-text))',
    'line-92': 'color-mix(in oklab, var(--color-line) 40%, var(--color-background))',
    'accent-85': 'color-mix(in oklab, var(--color-accent) 24%, var(--color-background))',
    'highlight-78':
      'oklch(from var(--color-highlight) calc(l + 0.003) calc(c * 0.911) calc(h - 8.9))',
    'highlight-90':
      'oklch(from var(--color-highlight) calc(l + 0.125) calc(c * 0.487) calc(h + 14.6))',
    'accent-64': 'oklch(from var(--color-accent) calc(l + 0.114) calc(c * 0.884) calc(h + 3))',
    'accent-67': 'oklch(from var(--color-accent) calc(l + 0.148) calc(c * 0.737) calc(h + 4.2))',
    'highlight-91':
      'oklch(from var(--color-highlight) calc(l + 0.131) calc(c * 0.42) calc(h + 10))',
    'muted-79b': 'oklch(from var(--color-muted) calc(l + 0.311) calc(c * 1.526) h)',
    'pink-80': 'oklch(from var(--palette-pink) calc(l + 0.039) calc(c * 0.801) h)',
    'pink-87': 'oklch(from var(--palette-pink) calc(l + 0.11) calc(c * 0.487) calc(h - 3))',
    'amber-92': 'oklch(from var(--palette-amber) calc(l + 0.043) calc(c * 0.489) calc(h - 10))',
  },
} satisfies Theme;
