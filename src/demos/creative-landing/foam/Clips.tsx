import { coverOf, pathOf } from './geometry';
import { layouts, type FoamName } from './layouts';

/** Cuts pictures to the bubbles of a foam: `clip-path: url(#clip-<foam>-<number>)`. */
export function Clips({ foam }: { foam: FoamName }) {
  const { discs } = layouts[foam].wide;
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {discs.map((_, index) => {
        const { left, top, width, height } = coverOf(discs, index);
        return (
          <clipPath key={index} id={`clip-${foam}-${index}`} clipPathUnits="objectBoundingBox">
            <path
              d={pathOf(discs, index)}
              transform={`scale(${1 / width} ${1 / height})translate(${-left} ${-top})`}
            />
          </clipPath>
        );
      })}
    </svg>
  );
}
