/** How a shape answers a push; each takes where it is pushed to, both -1 to 1, and gives a transform. */
export const answers = {
  /** Rolls along the floor. */
  roll: (x) => `translateX(${x * 56}px) rotate(${x * 150}deg)`,
  /** Is tipped over the corner that it is pushed to. */
  tip: (x) =>
    `translateX(${x * 40}px) translateX(${Math.sign(x) * 50}%) rotate(${x * 32}deg) translateX(${Math.sign(x) * -50}%)`,
  /** Leans over on its foot. */
  lean: (x) => `rotate(${x * 13}deg)`,
  /** Swings from where it hangs. */
  swing: (x) => `rotate(${x * -26}deg)`,
  /** Turns on its axle. */
  spin: (x, y) => `rotate(${(x + y) * 140}deg)`,
  /** Is pressed flat, or drawn up. */
  squash: (x, y) => `skewX(${x * -7}deg) scale(${1 + y * 0.1}, ${1 - y * 0.2})`,
  /** Jumps, the higher the farther from the middle. */
  hop: (x, y) => `translateY(${-Math.hypot(x, y) * 26}px) rotate(${x * 8}deg)`,
  /** Looks there. */
  look: (x, y) => `translate(${x * 16}%, ${y * 16}%)`,
} satisfies Record<string, (x: number, y: number) => string>;

/** The name of an answer, as `data-toy` has it. */
export type Toy = keyof typeof answers;
