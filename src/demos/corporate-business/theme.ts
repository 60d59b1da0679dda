import type { Theme } from '~/lib/theme/theme';

/** An annual report: white paper, navy ink, and one sky blue for what is drawn from figures. */
export default {
  scheme: 'light',
  fonts: ['--font-ibm-plex-sans'],
  tokens: {
    'color-background': '#ffffff',
    'color-surface': '#edf3fa',
    'color-text': '#0b1f3a',
    'color-muted': '#4a5c78',
    'color-line': '#c6d2e2',
    'color-accent': '#0b5ed7',
    'color-on-accent': '#ffffff',
    'color-highlight': '#2f8fff',
    'color-focus': '#0b5ed7',
    'color-danger': '#b3202c',
    'color-success': '#0b6b4a',
    'font-display': 'var(--font-ibm-plex-sans)',
    'font-body': 'var(--font-ibm-plex-sans)',
    'font-label': 'var(--font-ibm-plex-sans)',
    'weight-display': '600',
    'leading-display': '1.02',
    'tracking-display': '-0.035em',
    'size-heading': 'clamp(1.625rem, 1.15rem + 1.9vw, 2.75rem)',
    'leading-body': '1.55',
    'space-gutter': 'clamp(1.25rem, 0.7rem + 2.6vw, 3.75rem)',
    'space-section': 'clamp(5rem, 3.5rem + 5vw, 9rem)',
    'width-page': '92rem',
    'radius-card': '0',
    'radius-control': '0',
    'duration-fast': '120ms',
    'duration-medium': '240ms',
    easing: 'cubic-bezier(0.3, 0, 0.1, 1)',
  },
  palette: {
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'highlight-83': 'color-mix(in oklab, var(--color-highlight) 49%, white)',
    'highlight-85': 'color-mix(in oklab, var(--color-highlight) 43%, white)',
    'muted-55': 'oklch(from var(--color-muted) calc(l + 0.08) calc(c * 1.245) h)',
    'highlight-72': 'oklch(from var(--color-highlight) calc(l + 0.062) calc(c * 0.262) h)',
  },
} satisfies Theme;
