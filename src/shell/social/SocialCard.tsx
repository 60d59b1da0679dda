import type { Theme } from '~/lib/theme/theme';
import { CARD, CardText, type CardTextProps } from './CardText';

interface SocialCardProps {
  text: CardTextProps;
  /** The address of the picture behind the text; without one, a lit window is drawn there. */
  hero: string | undefined;
  tokens: Theme['tokens'];
}

/** The layout of a social picture. Takumi draws it, not a browser, so it supports inline styles only. */
export function SocialCard({ text, hero, tokens }: SocialCardProps) {
  const ground = tokens['color-background'] ?? '#ffffff';
  const color = tokens['color-text'] ?? '#16161a';
  const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
  const isFromRight = text.dir === 'rtl';
  const window = {
    position: 'absolute',
    ...(isFromRight ? { left: 80 } : { right: 80 }),
    bottom: 0,
    width: 240,
    height: 420,
    borderTopLeftRadius: 120,
    borderTopRightRadius: 120,
    backgroundColor: text.accent,
  } as const;
  return (
    <div style={{ ...cover, display: 'flex', backgroundColor: ground, color }}>
      {hero ? <img src={hero} alt="" style={cover} /> : <div style={window} />}
      {hero && (
        <div
          style={{
            ...cover,
            backgroundImage: `linear-gradient(${isFromRight ? 270 : 90}deg, ${ground} 0%, ${ground}cc 45%, ${ground}00 85%)`,
          }}
        />
      )}
      <div
        style={{
          position: 'absolute',
          top: 72,
          left: 72,
          display: 'flex',
          width: CARD.width,
          height: CARD.height,
        }}
      >
        <CardText {...text} />
      </div>
    </div>
  );
}
