import type { Theme } from '~/lib/theme/theme';

/** A film's title card: night blue, tungsten orange, and cyan. */
export default {
  scheme: 'dark',
  fonts: ['--font-instrument-serif', '--font-jetbrains-mono'],
  tokens: {
    'color-background': '#0d0f14',
    'color-surface': '#151821',
    'color-text': '#f4efe6',
    'color-muted': '#a7a9b4',
    'color-line': '#2b303c',
    'color-accent': '#ffb454',
    'color-on-accent': '#1a1206',
    'color-highlight': '#7ce0d6',
    'color-focus': '#7ce0d6',
    'color-danger': '#ff8f7a',
    'color-success': '#7ce0d6',
    'font-display': 'var(--font-instrument-serif)',
    'font-body': 'var(--font-instrument-serif)',
    'font-label': 'var(--font-jetbrains-mono)',
    'leading-display': '0.94',
    'tracking-display': '-0.025em',
    'leading-body': '1.45',
    'radius-card': '0',
    'radius-control': '0',
    'duration-medium': '380ms',
    easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
  },
  // A title card's line is large because all others are not.
  palette: {
    rust: '#a23c00',
    sky: '#0b5a8a',
    paper: '#d8cba9',
    white: '#ffffff',
    black: '#000000',
    // Shades that follow: each is derived from a colour above or a token, and changes with it.
    'background-12': 'color-mix(in oklab, var(--color-background) 72%, black)',
    'surface-21':
      'oklch(from var(--color-surface) calc(l - 0.003) calc(c * 0.622) calc(h + 162.9))',
    'background-15': 'color-mix(in oklab, var(--color-background) 89%, black)',
    'accent-85': 'color-mix(in oklab, var(--color-accent) 87%, white)',
    'background-14':
      'oklch(from var(--color-background) calc(l - 0.027) calc(c * 0.548) calc(h + 162.6))',
    'text-89': 'oklch(from var(--color-text) calc(l - 0.063) calc(c * 1.585) h)',
    'accent-42': 'oklch(from var(--color-accent) calc(l - 0.401) calc(c * 0.217) calc(h + 8.4))',
    'accent-79': 'oklch(from var(--color-accent) calc(l - 0.034) calc(c * 0.434) calc(h + 14.2))',
    'accent-92': 'oklch(from var(--color-accent) calc(l + 0.093) calc(c * 0.397) calc(h + 16.5))',
    'text-98': 'oklch(from var(--color-text) calc(l + 0.029) calc(c * 1.579) h)',
    'surface-44': 'oklch(from var(--color-surface) calc(l + 0.23) calc(c * 1.464) calc(h + 167.5))',
    'accent-74': 'oklch(from var(--color-accent) calc(l - 0.081) calc(c * 0.318) calc(h + 14.4))',
    'highlight-43':
      'oklch(from var(--color-highlight) calc(l - 0.416) calc(c * 0.77) calc(h - 7.8))',
    'accent-95': 'color-mix(in oklab, var(--color-accent) 10%, var(--color-text))',
    'accent-73': 'oklch(from var(--color-accent) calc(l - 0.094) calc(c * 0.412) calc(h + 17.5))',
    'surface-20': 'oklch(from var(--color-surface) calc(l - 0.01) calc(c * 1.077) calc(h + 148.8))',
    'accent-43': 'oklch(from var(--color-accent) calc(l - 0.395) calc(c * 0.267) calc(h + 7.4))',
    'accent-77': 'oklch(from var(--color-accent) calc(l - 0.054) calc(c * 0.47) calc(h + 12.8))',
    'accent-84': 'oklch(from var(--color-accent) calc(l + 0.02) calc(c * 0.601) calc(h + 9.6))',
    'accent-94': 'oklch(from var(--color-accent) calc(l + 0.115) calc(c * 0.37) calc(h + 14.9))',
    'accent-90': 'oklch(from var(--color-accent) calc(l + 0.073) calc(c * 0.661) calc(h + 8.1))',
    'accent-88': 'color-mix(in oklab, var(--color-accent) 68%, white)',
    'accent-86': 'oklch(from var(--color-accent) calc(l + 0.033) calc(c * 0.878) calc(h + 5))',
    'accent-42b': 'color-mix(in oklab, var(--color-accent) 39%, var(--color-background))',
    'background-18':
      'oklch(from var(--color-background) calc(l + 0.01) calc(c * 0.945) calc(h + 144.8))',
    'accent-40': 'oklch(from var(--color-accent) calc(l - 0.423) calc(c * 0.381) h)',
    'surface-25':
      'oklch(from var(--color-surface) calc(l + 0.043) calc(c * 1.146) calc(h + 149.9))',
    'rust-47': 'oklch(from var(--palette-rust) calc(l - 0.025) calc(c * 1.134) calc(h - 11))',
    'paper-97': 'oklch(from var(--palette-paper) calc(l + 0.122) calc(c * 0.889) h)',
  },
  steps: { 6: 'clamp(1.6rem, 0.8rem + 4.4vw, 5rem)' },
} satisfies Theme;
