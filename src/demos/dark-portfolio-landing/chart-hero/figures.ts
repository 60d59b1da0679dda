/** A constellation: its stars by place and size, and which of them a line joins. */
export interface Figure {
  stars: readonly (readonly [x: number, y: number, size: number])[];
  lines: readonly (readonly [from: number, to: number])[];
}

/** A street lamp, an open book, and the rest of the night, which stays on. */
export const FIGURES: readonly Figure[] = [
  {
    stars: [
      [-70, -142, 1],
      [-64, -216, 1],
      [-56, -288, 1.2],
      [-20, -342, 1],
      [44, -342, 1.9],
      [16, -302, 0.9],
      [70, -298, 0.9],
      [-118, -130, 0.8],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [4, 6],
      [5, 6],
      [0, 7],
    ],
  },
  {
    stars: [
      [206, 126, 1.7],
      [106, 98, 1],
      [88, 232, 1],
      [196, 268, 1.2],
      [304, 204, 1],
      [318, 66, 1.1],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
      [0, 3],
    ],
  },
  {
    stars: [
      [150, -316, 1],
      [206, -242, 1.3],
      [270, -310, 1],
      [324, -206, 1.9],
      [384, -104, 1.1],
      [-190, 168, 1],
      [-108, 226, 1.3],
      [-26, 178, 0.9],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [5, 6],
      [6, 7],
    ],
  },
];
