/** One drawing: the line, and the cut of colour that lies below it. */
interface JobDrawing {
  /** From the left end of its base to the right one; 240 wide, the base 178 below the top. */
  line: string;
  /** What the pencil adds when it has gone on. */
  more?: string;
  /** Cuts, each in its colour, a little out of register. */
  cuts: readonly (readonly [data: string, colour: string])[];
}

const CORAL = 'var(--palette-highlight-70)';
const PEACH = 'var(--palette-peach)';
const OCHRE = 'var(--palette-ochre)';
const SKY = 'var(--palette-sky)';
const SAGE = 'var(--palette-sage)';

/** Everything that he draws for others. */
export const jobDrawings = {
  book: {
    line: 'M0 178H62C32 178 46 120 46 42C46 28 52 20 66 20H182V150H66C40 150 40 178 66 178H240',
    more: 'M182 150V178M84 56H146M98 72H132',
    cuts: [
      ['M56 30H194V160H56Z', CORAL],
      ['M92 92H158V138H92Z', 'var(--palette-plum)'],
      ['M108 116A18 18 0 1 1 144 116Z', OCHRE],
    ],
  },
  jar: {
    line: 'M0 178H74C58 178 54 168 54 152V88C54 70 74 64 74 52V38H64V12H180V38H170V52C170 64 190 70 190 88V152C190 168 186 178 170 178H240',
    more: 'M74 178H170M74 38H170M54 100H190M54 150H190',
    cuts: [
      ['M72 20H188V46H72Z', OCHRE],
      ['M62 108H198V158H62Z', PEACH],
      [
        'M108 146C100 124 116 112 132 118C140 108 156 114 154 124L166 130L152 134C150 148 130 156 108 146Z',
        'var(--palette-plum)',
      ],
    ],
  },
  map: {
    line: 'M0 178H48L38 42L90 20L142 42L194 20L206 156L154 178L102 156L48 178H240',
    more: 'M90 20L102 156M142 42L154 178M60 140Q76 96 98 104T134 92T172 70M162 60L182 80M182 60L162 80',
    cuts: [
      ['M48 52L98 30L110 164L58 184Z', SAGE],
      ['M150 50L202 28L214 162L162 184Z', SKY],
    ],
  },
  window: {
    line: 'M0 178H38V88C28 86 22 80 22 72L44 24H196L218 72C218 92 185 92 185 72C185 92 153 92 153 72C153 92 120 92 120 72C120 92 88 92 88 72C88 92 55 92 55 72C55 82 46 90 38 88V178H148V108H184V178H202V88M202 178H240',
    more: 'M56 108H130V152H56ZM172 142V148',
    cuts: [
      ['M52 30H92L76 86H28Z', CORAL],
      ['M132 30H168L180 86H140Z', CORAL],
      ['M62 116H138V160H62Z', OCHRE],
      ['M156 116H192V184H156Z', PEACH],
    ],
  },
  newspaper: {
    line: 'M0 178H54C40 178 34 170 34 158V22H188V158C188 170 196 178 206 178C216 178 222 170 222 158V58H188M54 178H240',
    more: 'M56 48H166M56 66H128M128 92H166M128 110H166M128 128H166M56 152H166',
    cuts: [
      ['M62 92H116V142H62Z', CORAL],
      ['M194 66H228V166H194Z', SKY],
      ['M76 134A16 16 0 0 1 104 134Z', 'var(--palette-plum)'],
    ],
  },
  name: {
    line: 'M0 178C46 178 78 96 94 40C98 22 112 22 116 40C128 90 136 132 148 158C156 176 172 178 182 158C192 136 176 124 168 140C160 160 178 180 200 178H240',
    more: 'M66 124C88 104 124 104 150 116',
    cuts: [['M126 100m-74 0a74 74 0 1 0 148 0a74 74 0 1 0 -148 0', 'var(--palette-highlight-52)']],
  },
} as const satisfies Record<string, JobDrawing>;

/** One of them. */
export type JobDrawingName = keyof typeof jobDrawings;

interface JobFigureProps {
  name: JobDrawingName;
  className?: string | undefined;
}

/** A drawing that stands on the line of its row, and is a piece of it. */
export function JobFigure({ name, className }: JobFigureProps) {
  const { line, more, cuts } = jobDrawings[name];
  return (
    <svg className={className} viewBox="0 0 240 180" aria-hidden="true">
      {cuts.map(([data, colour]) => (
        <path key={data} d={data} fill={colour} />
      ))}
      <path
        d={`${line}${more}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
