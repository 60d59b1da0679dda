import type { Theme } from '~/lib/theme';

/** More letters than this need a smaller size to stay within three lines. */
const LONG_TITLE = 22;

interface SocialCardProps {
  title: string;
  siteName: string;
  host: string;
  /** Address of the picture behind the words; a lit window stands there without one. */
  hero: string | undefined;
  tokens: Theme['tokens'];
  fontFamily: string;
  fontWeight: number;
}

/** The layout of a social picture. It is drawn by Takumi, not by a browser: inline styles only. */
export function SocialCard({
  title,
  siteName,
  host,
  hero,
  tokens,
  fontFamily,
  fontWeight,
}: SocialCardProps) {
  const ground = tokens['color-background'] ?? '#ffffff';
  const text = tokens['color-text'] ?? '#16161a';
  const accent = tokens['color-accent'] ?? '#c2410c';
  const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
  const window = {
    position: 'absolute',
    right: 80,
    bottom: 0,
    width: 240,
    height: 420,
    borderTopLeftRadius: 120,
    borderTopRightRadius: 120,
    backgroundColor: accent,
  } as const;
  return (
    <div style={{ ...cover, display: 'flex', backgroundColor: ground, color: text, fontFamily }}>
      {hero ? <img src={hero} alt="" style={cover} /> : <div style={window} />}
      {hero && (
        <div
          style={{
            ...cover,
            backgroundImage: `linear-gradient(90deg, ${ground} 0%, ${ground}cc 45%, ${ground}00 85%)`,
          }}
        />
      )}
      <div
        style={{
          ...cover,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: 72,
        }}
      >
        <div style={{ display: 'flex', fontSize: 40, color: accent }}>{siteName}</div>
        <div
          style={{
            display: 'flex',
            maxWidth: 720,
            fontSize: title.length > LONG_TITLE ? 88 : 124,
            fontWeight,
            lineHeight: 0.98,
            letterSpacing: -3,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontSize: 30 }}>{host}</div>
      </div>
    </div>
  );
}
