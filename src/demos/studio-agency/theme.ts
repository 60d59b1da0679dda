import type { Theme } from '~/lib/theme';

/** A film studio: black, white, one red, and large capitals. */
export default {
  scheme: 'dark',
  fonts: ['--font-archivo', '--font-archivo-expanded'],
  tokens: {
    'color-background': '#000000',
    'color-surface': '#161616',
    'color-text': '#ffffff',
    'color-muted': '#b8b8b8',
    'color-line': '#4d4d4d',
    'color-accent': '#e5261f',
    // The only ink that stays readable when a button's red turns lighter.
    'color-on-accent': '#000000',
    // The red of what is written on black.
    'color-highlight': '#ff4a3d',
    'color-focus': '#ffffff',
    'color-danger': '#ff6f66',
    'color-success': '#7fd69a',
    'font-display': 'var(--font-archivo-expanded)',
    'font-body': 'var(--font-archivo)',
    'font-label': 'var(--font-archivo)',
    'weight-display': '900',
    'leading-display': '0.88',
    'tracking-display': '-0.035em',
    'case-display': 'uppercase',
    'size-heading': 'clamp(1.9rem, 1.25rem + 2.6vw, 4.5rem)',
    'leading-body': '1.5',
    'width-page': '120rem',
    'radius-card': '0',
    'radius-control': '0',
    // Quick, and in steps.
    'duration-fast': '60ms',
    'duration-medium': '120ms',
    'duration-slow': '240ms',
    easing: 'steps(3, jump-none)',
  },
  steps: {
    2: 'clamp(1.15rem, 1rem + 0.6vw, 1.5rem)',
    3: 'clamp(1.35rem, 1rem + 1.4vw, 2.25rem)',
    4: 'clamp(1.5rem, 0.9rem + 2.2vw, 3rem)',
    5: 'clamp(1.9rem, 0.9rem + 3.6vw, 4.25rem)',
  },
} satisfies Theme;
