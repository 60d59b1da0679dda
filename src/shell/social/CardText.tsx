import type { CardWords } from './card-words';

/** The space for a card's text, and the maximum width of a title in front of a picture, in pixels. */
export const CARD = { width: 1056, height: 486, titleWidth: 720 } as const;

/** The minimum space between two texts, in pixels. */
const GAP = 24;

/** Arabic joins its letters, and their marks stand far above and below. */
const ROOMY = { lineHeight: 1.25, letterSpacing: 0 } as const;

export interface CardTextProps extends CardWords {
  accent: string;
  fontFamily: string;
  fontWeight: number;
  /** In pixels. */
  titleSize: number;
  /** Whether words too long for a line are broken. */
  breaksWords: boolean;
  /** Where the page's language begins its lines. */
  dir: 'ltr' | 'rtl';
}

/** The text of a social picture, from top to bottom. */
export function CardText({
  title,
  siteName,
  host,
  accent,
  fontFamily,
  fontWeight,
  titleSize,
  breaksWords,
  dir,
}: CardTextProps) {
  const text = { display: 'flex', overflowWrap: 'anywhere' } as const;
  return (
    <div
      dir={dir}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: siteName === '' ? 'flex-end' : 'space-between',
        gap: GAP,
        width: CARD.width,
        minHeight: '100%',
        fontFamily,
      }}
    >
      <div style={{ ...text, fontSize: 40, color: accent }}>{siteName}</div>
      <div
        style={{
          ...text,
          overflowWrap: breaksWords ? 'anywhere' : 'normal',
          maxWidth: CARD.titleWidth,
          fontSize: titleSize,
          fontWeight,
          ...(dir === 'rtl'
            ? ROOMY
            : { lineHeight: 0.98, letterSpacing: titleSize > 60 ? -3 : -1 }),
        }}
      >
        {title}
      </div>
      <div style={{ ...text, fontSize: 30 }}>{host}</div>
    </div>
  );
}
