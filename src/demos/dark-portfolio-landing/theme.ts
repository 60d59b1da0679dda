import type { Theme } from '~/lib/theme';

/** One night: blue black, star white, violet blue for what is drawn, and one lamp's colour. */
export default {
  scheme: 'dark',
  fonts: ['--font-outfit'],
  tokens: {
    'color-background': '#0a0e1a',
    'color-surface': '#161c3a',
    'color-text': '#f4f3ff',
    'color-muted': '#bcc3e2',
    'color-line': '#4a5494',
    'color-accent': '#97a4ff',
    'color-on-accent': '#0a0e1a',
    'color-highlight': '#ffd08a',
    'color-focus': '#ffd08a',
    'color-danger': '#ffb0a4',
    'color-success': '#a8e6c4',
    'font-display': 'var(--font-outfit)',
    'font-body': 'var(--font-outfit)',
    'font-label': 'var(--font-outfit)',
    'weight-display': '300',
    'leading-display': '1.02',
    'tracking-display': '-0.02em',
    'size-heading': 'clamp(1.75rem, 1.15rem + 2.3vw, 3.5rem)',
    'leading-body': '1.6',
    'space-gutter': 'clamp(1.25rem, 0.6rem + 2.4vw, 3rem)',
    'space-section': 'clamp(5rem, 3rem + 8vw, 11rem)',
    'width-page': '80rem',
    'radius-card': '0.5rem',
    'radius-control': '100vmax',
    'shadow-card': '0 1.5rem 3rem rgb(3 5 12 / 55%)',
    'duration-medium': '420ms',
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  },
} satisfies Theme;

/** Its header lies over the dusk and leads to the parts of the page itself. */
export const header = {
  logo: 'light',
  tone: 'on-dark',
  position: 'over',
  form: 'one-page',
} as const;
