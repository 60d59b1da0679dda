import type { faces } from './constants';

/** A piece of a face: half of its outline right of the fold at x = 0, and its paper. */
type Piece = readonly [paper: string, half: string];

/** Each face is cut from folded sheets, one over the other, from the back to the front. */
const pieces: Record<(typeof faces)[number], readonly Piece[]> = {
  beard: [
    ['night', 'M-1 196H26Q66 204 82 238 48 264-1 264z'],
    ['tomato', 'M-1 108H54Q68 134 62 164 54 178 46 172 44 194 30 190 24 208 12 200 6 212-1 212z'],
    ['blush', 'M-1 36H48V78Q64 74 62 92 60 110 47 108L42 132H-1z'],
    ['cobalt', 'M-1 6C34 4 56 24 56 54Q28 46-1 46z'],
    ['night', 'M-1 44Q34 44 66 58L60 70Q30 58-1 58z'],
    ['tomato', 'M10 76Q24 64 40 74L37 82Q24 74 12 84z'],
    ['night', 'M13 92Q24 82 35 92 24 102 13 92z'],
    ['honey', 'M-1 84H5L13 116Q7 122-1 122z'],
    ['cream', 'M-1 122Q14 116 34 130 44 136 54 128 48 152 24 148 8 144-1 136z'],
    ['night', 'M-1 152H12Q14 162-1 164z'],
  ],
  hoops: [
    [
      'night',
      'M-1 2Q14-6 26 6 42-2 50 16 68 14 70 36 86 44 80 64 94 80 78 96 84 116 66 124 52 140 34 132H-1z',
    ],
    ['tomato', 'M-1 178Q38 178 76 236 44 264-1 264z'],
    ['honey', 'M-1 140H20L24 184Q14 206-1 206z'],
    ['honey', 'M-1 46Q48 42 48 92 48 140-1 158z'],
    ['cobalt', 'M-1 34Q38 32 54 60L47 74Q30 52-1 52z'],
    ['night', 'M8 84Q22 70 38 82L36 88Q22 78 10 90z'],
    ['night', 'M10 100Q21 88 34 98 22 110 10 100z'],
    ['tomato', 'M-1 98H3L11 122Q6 128-1 127z'],
    ['tomato', 'M-1 134Q8 129 20 136 10 148-1 148z'],
    ['cobalt', 'M52 118a13 13 0 1 1-.1 26 13 13 0 0 1 .1-26zm0 7a6 6 0 1 0 .1 12 6 6 0 0 0-.1-12z'],
  ],
  hat: [
    ['tomato', 'M-1 50H50C62 96 56 150 70 196Q58 212 44 204 40 160 40 120L34 104H-1z'],
    ['blush', 'M-1 172H18Q58 180 78 238 46 264-1 264z'],
    ['cream', 'M-1 130H16V176Q10 192-1 192z'],
    ['cream', 'M-1 62H42Q48 112 26 142 14 156-1 156z'],
    ['blush', 'M24 118a9 9 0 1 1-.1 18 9 9 0 0 1 .1-18z'],
    ['honey', 'M-1 4Q40 0 48 50H-1z'],
    ['night', 'M-1 34H46L49 54H-1z'],
    ['honey', 'M-1 50Q56 44 92 70 64 82-1 72z'],
    ['night', 'M10 98Q21 112 34 98L34 102Q21 118 10 103z'],
    ['tomato', 'M-1 104H4L9 122Q5 126-1 126z'],
    ['tomato', 'M-1 136Q8 132 16 136 8 146-1 146z'],
    ['night', 'M-1 212a7 7 0 0 1 0 14z'],
  ],
  glasses: [
    ['cream', 'M-1 10Q10-2 24 8 40 0 48 16 64 18 62 36 74 46 64 60 70 76 56 84H-1z'],
    ['cobalt', 'M-1 186Q50 188 80 236 46 264-1 264z'],
    ['tomato', 'M-1 148H18L22 190Q12 206-1 206z'],
    ['tomato', 'M-1 38Q46 36 46 76 62 74 60 92 58 108 46 106 44 148-1 166z'],
    ['night', 'M-1 88H6V80H46V114H6V98H-1zM13 87V107H39V87z'],
    ['cream', 'M18 97a8 6 0 1 1 16 0 8 6 0 0 1-16 0z'],
    ['night', 'M22 97a4 5 0 1 1 8 0 4 5 0 0 1-8 0z'],
    ['cream', 'M10 74Q24 62 42 72L40 77Q26 70 12 78z'],
    ['blush', 'M-1 100H4L11 124Q6 130-1 130z'],
    ['night', 'M-1 130Q10 124 22 132 32 138 40 134 34 150 18 147 6 145-1 140z'],
    ['honey', 'M-1 196 4 192 30 184V216L4 208-1 204z'],
  ],
};

interface FaceProps {
  name: (typeof faces)[number];
  className?: string | undefined;
}

/** A client, cut from paper: each sheet folded once, so that both halves are the same; decoration. */
export function Face({ name, className }: FaceProps) {
  return (
    <svg className={className} viewBox="-94 -8 188 280" aria-hidden="true">
      {pieces[name].map(([paper, half]) => (
        <g key={half} fill={`var(--paper-${paper})`} fillRule="evenodd">
          <path d={half} />
          <path d={half} transform="scale(-1 1)" />
        </g>
      ))}
    </svg>
  );
}
