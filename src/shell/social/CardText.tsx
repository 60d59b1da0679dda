import type { CardWords } from './card-words';

/** The space for a card's words, in pixels, and how wide a title becomes in front of the picture. */
export const CARD = { width: 1056, height: 486, titleWidth: 720 } as const;

/** The least space between two of its texts. */
const GAP = 24;

export interface CardTextProps extends CardWords {
  accent: string;
  fontFamily: string;
  fontWeight: number;
  /** In pixels. */
  titleSize: number;
  /** Whether a word that is too long for a line is broken. */
  breaksWords: boolean;
}

/** The words of a social picture, from its top to its bottom. */
export function CardText({
  title,
  siteName,
  host,
  accent,
  fontFamily,
  fontWeight,
  titleSize,
  breaksWords,
}: CardTextProps) {
  const text = { display: 'flex', overflowWrap: 'anywhere' } as const;
  return (
    <div
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
          lineHeight: 0.98,
          letterSpacing: titleSize > 60 ? -3 : -1,
        }}
      >
        {title}
      </div>
      <div style={{ ...text, fontSize: 30 }}>{host}</div>
    </div>
  );
}
