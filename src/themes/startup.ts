import type { Theme } from '~/lib/theme';

/** Light through fluted glass: lilac air, one periwinkle, an apricot sun, and everything round. */
export default {
  scheme: 'light',
  fonts: [{ variable: '--font-sora', preload: [{}] }],
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
    'weight-display': '600',
    'leading-display': '1.04',
    'tracking-display': '-0.045em',
    'leading-body': '1.6',
    'radius-card': 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
    'radius-control': '100vmax',
    'shadow-card': '0 2rem 4rem -2rem rgb(71 83 230 / 35%)',
    'duration-medium': '360ms',
    easing: 'cubic-bezier(0.34, 1.3, 0.64, 1)',
  },
} satisfies Theme;
