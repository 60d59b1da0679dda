/** What light does in a film, from its middle to its rim: three ages. Foams name them by their number. */
const FILMS = [
  [
    'var(--palette-sky-94)',
    'var(--palette-highlight-91)',
    'var(--palette-amber-94)',
    'var(--palette-accent-73)',
  ],
  [
    'var(--palette-teal-97)',
    'var(--palette-blue-90)',
    'var(--palette-violet-86)',
    'var(--palette-highlight-81)',
  ],
  [
    'var(--palette-highlight-95)',
    'var(--palette-sand)',
    'var(--palette-teal-90b)',
    'var(--palette-blue)',
  ],
] as const;

/** Where those colours lie, and how much of each one sees. */
const RINGS = [
  [0.83, 0.5],
  [0.9, 0.66],
  [0.95, 0.76],
  [1, 0.85],
] as const;

/** The id of a film's gradient. */
export const filmId = (age: number) => `film-${age % FILMS.length}`;

/** What the foams of a page are drawn with; it stands before the first of them. */
export function FilmDefs() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {FILMS.map((colors, age) => (
        <radialGradient key={age} id={filmId(age)}>
          <stop stopColor="var(--palette-white)" stopOpacity=".72" />
          <stop offset=".55" stopColor="var(--palette-white)" stopOpacity=".5" />
          <stop offset=".74" stopColor="var(--palette-surface-96)" stopOpacity=".36" />
          {colors.map((color, ring) => (
            <stop
              key={color}
              offset={RINGS[ring]?.[0]}
              stopColor={color}
              stopOpacity={RINGS[ring]?.[1]}
            />
          ))}
        </radialGradient>
      ))}
      <linearGradient id="film-edge" x2=".8" y2="1">
        <stop stopColor="var(--palette-sky)" />
        <stop offset=".25" stopColor="var(--palette-accent-64)" />
        <stop offset=".5" stopColor="var(--palette-highlight-72)" />
        <stop offset=".72" stopColor="var(--palette-amber)" />
        <stop offset="1" stopColor="var(--palette-teal)" />
      </linearGradient>
      {/* The room's window, bowed, in a bubble of the radius 1. */}
      <path
        id="film-glint"
        stroke="none"
        fill="var(--palette-white)"
        fillOpacity=".75"
        d="M-.17-.08Q-.1-.115-.02-.12V-.015Q-.1-.01-.17 .015ZM.02-.12Q.1-.115 .17-.08V.015Q.1-.01 .02-.015ZM-.17 .045Q-.1 .02-.02 .015V.105Q-.1 .11-.17 .13ZM.02 .015Q.1 .02 .17 .045V.13Q.1 .11 .02 .105Z"
        transform="translate(-.5 -.6) rotate(-39)"
      />
    </svg>
  );
}
