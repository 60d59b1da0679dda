import type { ReactNode } from 'react';
import type { drawings } from './constants';

const CREAM = 'var(--paper-cream)';
const BLUSH = 'var(--paper-blush)';
const HONEY = 'var(--paper-honey)';
const TOMATO = 'var(--paper-tomato)';
const COBALT = 'var(--paper-cobalt)';
const NIGHT = 'var(--paper-night)';

const shapes: Record<(typeof drawings)[number], ReactNode> = {
  // A Danish heart, woven of two.
  heart: (
    <g transform="rotate(45 80 90)">
      <path d="M44 46A38 38 0 0 0 44 122H120V46z" fill={CREAM} />
      <path d="M44 46A38 38 0 0 1 120 46V65H101V46H82V65H63V46z" fill={TOMATO} />
      <path
        d="M44 65H63V84H44zM82 65H101V84H82zM63 84H82V103H63zM101 84H120V103H101zM44 103H63V122H44zM82 103H101V122H82z"
        fill={TOMATO}
      />
    </g>
  ),
  carton: (
    <>
      <path d="M38 62 126 58l4 96-94 2z" fill={COBALT} />
      <path d="m38 62 18-30 52-3 18 29z" fill={TOMATO} />
      <path d="m55 14 54-3 1 20-55 3z" fill={HONEY} />
      <path d="M82 78c26 0 32 18 22 34s-8 26-21 27-22-12-23-27 1-34 22-34z" fill={HONEY} />
      <path d="M80 80c-2-10 2-18 12-22l3 6c-6 3-8 8-7 15z" fill={NIGHT} />
    </>
  ),
  book: (
    <>
      <path d="m4 34 74 12 76-15 2 102-78 14-73-13z" fill={COBALT} />
      <path d="M12 24c24-6 48 0 67 14v98c-20-13-44-18-66-12z" fill={CREAM} />
      <path d="M148 22c-24-5-48 2-69 16v98c20-14 44-19 68-14z" fill={CREAM} />
      <path d="M24 96c8-26 40-30 44-8 1 10-10 18-24 17s-16-6-20-9z" fill={COBALT} />
      <path d="M90 100V62l12-14 12 14v34zM120 92V70l10-11 9 10v20z" fill={HONEY} />
      <circle cx="46" cy="50" r="11" fill={HONEY} />
    </>
  ),
  sheet: (
    <>
      <path d="m10 24 138-8 4 116-140 10z" fill={CREAM} />
      <path d="m10 24 138-8 1 24-138 9z" fill={COBALT} />
      <circle cx="27" cy="36" r="6" fill={TOMATO} />
      <circle cx="45" cy="35" r="6" fill={HONEY} />
      <circle cx="63" cy="34" r="6" fill={CREAM} />
      <path d="m26 64 58-4 2 62-58 5z" fill={TOMATO} />
      <path d="m98 60 38-3 1 12-38 3zM99 82l38-3v12l-37 3z" fill={NIGHT} />
      <path d="M152 132 118 135l6-36z" fill={HONEY} />
    </>
  ),
  // One bird, three times.
  birds: (
    <>
      {[
        { fill: BLUSH, at: 'translate(-6 62) rotate(-18 40 40) scale(.72)' },
        { fill: HONEY, at: 'translate(40 30) rotate(-8 40 40) scale(.86)' },
        { fill: TOMATO, at: 'translate(76 -4) rotate(8 40 40)' },
      ].map(({ fill, at }) => (
        <path
          key={at}
          transform={at}
          fill={fill}
          d="M0 52c18 4 24-2 30-10C24 26 28 8 44-2c6 14 8 24 6 34 8-6 20-8 26 0l12 3-11 6C72 62 48 74 22 66 12 63 4 58 0 52z"
        />
      ))}
    </>
  ),
  forest: (
    <>
      <path d="M6 150V66C6 24 40 4 80 4s74 20 74 62v84z" fill={COBALT} />
      <circle cx="104" cy="44" r="21" fill={HONEY} />
      <path d="m52 32 30 50-12 2 22 38H60v28H46v-28H12l24-38-14-2z" fill={NIGHT} />
      <path d="m112 62 24 40-10 2 20 34h-28v14h-12v-14H80l20-34-10-2z" fill={TOMATO} />
      <path d="M0 138c40-10 100-12 160-2v20H0z" fill={BLUSH} />
    </>
  ),
};

interface DrawingProps {
  name: (typeof drawings)[number];
  className?: string | undefined;
}

/** What a service is, cut from a few sheets; decoration. */
export function Drawing({ name, className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 160 160" overflow="visible" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
