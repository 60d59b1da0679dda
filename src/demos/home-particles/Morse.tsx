import { morse } from './morse';

/** Lengths in dots: a long one lasts for three, the silence between two for one. */
const LONG = 3;

/** A word's first letter as it is keyed: short and long ones on a line. */
export function Morse({ word, className }: { word: string; className?: string | undefined }) {
  const signs = Array.from(morse(word), (sign) => (sign === '-' ? LONG : 1));
  const starts = signs.map((_, index) =>
    signs.slice(0, index).reduce((sum, length) => sum + length + 1, 0),
  );
  return (
    <svg className={className} viewBox="0 0 16 2" width="64" height="8" aria-hidden="true">
      {signs.map((length, index) => (
        <rect
          key={index}
          x={starts[index]}
          y="0.5"
          width={length}
          height="1"
          rx="0.5"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
