import type { Theme } from '~/lib/theme';

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
} satisfies Theme;
