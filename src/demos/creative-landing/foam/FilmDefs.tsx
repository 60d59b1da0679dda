/** What light does in a film, from its middle to its rim: three ages. Foams name them by their number. */
const FILMS = [
  ['#c9f4ff', '#ffd3ef', '#ffe9ac', '#a996ff'],
  ['#d8ffe9', '#cfe0ff', '#eabdff', '#ff9fd2'],
  ['#ffe6f4', '#fff1bd', '#a8f0e0', '#7fb6ff'],
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
          <stop stopColor="#fff" stopOpacity=".72" />
          <stop offset=".55" stopColor="#fff" stopOpacity=".5" />
          <stop offset=".74" stopColor="#f3edff" stopOpacity=".36" />
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
        <stop stopColor="#57c7f0" />
        <stop offset=".25" stopColor="#8f6bff" />
        <stop offset=".5" stopColor="#f06fc4" />
        <stop offset=".72" stopColor="#ffc65c" />
        <stop offset="1" stopColor="#3fc7a8" />
      </linearGradient>
      {/* The room's window, bowed, in a bubble of the radius 1. */}
      <path
        id="film-glint"
        fill="#fff"
        fillOpacity=".75"
        d="M-.17-.08Q-.1-.115-.02-.12V-.015Q-.1-.01-.17 .015ZM.02-.12Q.1-.115 .17-.08V.015Q.1-.01 .02-.015ZM-.17 .045Q-.1 .02-.02 .015V.105Q-.1 .11-.17 .13ZM.02 .015Q.1 .02 .17 .045V.13Q.1 .11 .02 .105Z"
        transform="translate(-.5 -.6) rotate(-39)"
      />
    </svg>
  );
}
