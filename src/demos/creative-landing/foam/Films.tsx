import { clsx } from 'clsx';
import { filmId } from './FilmDefs';
import { holds, pathOf, type Disc } from './geometry';
import { FORMS, layouts, wideFrom, type FoamName, type Form } from './layouts';
import styles from './films.module.css';

interface FilmsProps {
  foam: FoamName;
  /** The forms that are drawn: a foam that always stands alike has one. */
  forms?: readonly Form[];
  /** How old each film is; they take turns where nothing is said. */
  ages?: readonly number[];
  /** Whether pictures fill the bubbles: then the films are lines alone. */
  isOver?: boolean;
}

/** Numbers of a drawing. */
const short = (value: number) => Math.round(value * 10) / 10;

/** Where the corners of a bubble's window are, from its middle, in parts of its radius. */
const GLINT = [
  [-0.72, -0.42],
  [-0.32, -0.82],
  [-0.46, -0.42],
] as const;

/** Words fill the one bubble that has no picture: its window shines nearer to the top. */
const TURN = 'rotate(17)';

/**
 * The films of a foam, drawn once for narrow windows and once for wide ones. As they come into the
 * window the bubbles meet: each is a circle of its own first, and then has its walls.
 */
export function Films({ foam, forms = FORMS, ages, isOver = false }: FilmsProps) {
  return forms.map((form) => {
    const { discs, tall } = layouts[foam][form];
    const idOf = (index: number) => `${foam}-${form}-${index}`;
    return (
      <svg
        key={form}
        className={clsx(styles.films, forms.length > 1 && styles[form])}
        data-wide-from={wideFrom(foam)}
        viewBox={`0 0 100 ${short(tall)}`}
        stroke="url(#film-edge)"
        aria-hidden="true"
      >
        {!isOver && (
          <g className={styles.apart}>
            {discs.map(({ x, y, r }, index) => (
              <circle key={index} cx={short(x)} cy={short(y)} r={short(r)} />
            ))}
          </g>
        )}
        {discs.map((disc, index) => (
          <g key={index}>
            {!isOver && <Gradient id={idOf(index)} age={ages?.[index] ?? index} disc={disc} />}
            <path
              className={styles.film}
              fill={isOver ? 'none' : `url(#${idOf(index)})`}
              d={pathOf(discs, index)}
            />
            {GLINT.every(([x, y]) =>
              holds(discs, index, [disc.x + x * disc.r, disc.y + y * disc.r]),
            ) && (
              <use
                href="#film-glint"
                transform={`translate(${short(disc.x)} ${short(disc.y)})scale(${short(disc.r)})${isOver && index === 0 ? TURN : ''}`}
              />
            )}
          </g>
        ))}
      </svg>
    );
  });
}

/** A film's colours around the middle of its own bubble, wherever its walls are. */
function Gradient({ id, age, disc: { x, y, r } }: { id: string; age: number; disc: Disc }) {
  return (
    <radialGradient
      id={id}
      href={`#${filmId(age)}`}
      gradientUnits="userSpaceOnUse"
      cx={short(x)}
      cy={short(y)}
      r={short(r)}
    />
  );
}
