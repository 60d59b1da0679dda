/** What a map of the desert draws its places with. */
export const symbols = ['well', 'arch', 'ridge', 'inn', 'bench', 'bus', 'palm', 'pump'] as const;

/** One of them. */
export type SymbolName = (typeof symbols)[number];

/** Drawn in a box of 48 by 48, in one colour. */
export const drawings: Record<SymbolName, string> = {
  well: 'M8 44V30h32v14ZM6 26h36v4H6ZM11 26V10h3v16ZM34 26V10h3v16ZM6 6h36v4H6ZM23 10h2v8h4v6H19v-6h4Z',
  arch: 'M6 44V18L24 6l18 12v26H32V30a8 8 0 0 0-16 0v14Z',
  ridge: 'M2 40 16 14l8 12 6-8 16 22ZM2 43h44v2H2Z',
  inn: 'M4 44V24L14 12h20l10 12v20H30V32H18v12ZM34 4h4v12h-4Z',
  bench: 'M6 18h36v5H6ZM4 27h40v5H4ZM9 32h4v12H9ZM35 32h4v12h-4Z',
  bus: 'M4 38V16q0-6 6-6h24q5 0 7 5l4 12v11h-4a5 5 0 0 1-10 0H18a5 5 0 0 1-10 0ZM9 15v9h10v-9ZM23 15v9h14l-3-9Z',
  palm: 'M22 44q4-14 1-26Q14 16 6 24q2-12 15-9Q18 6 9 6q12-5 16 7Q29 4 40 8q-10-1-12 7 12-2 14 10-6-8-15-7 4 13 1 26Z',
  pump: 'M8 44V10q0-4 4-4h16q4 0 4 4v34ZM13 12v10h14V12ZM32 24h3q3 0 3 4v8q0 4 2 4t2-4V20l-6-6 2-2 7 7v17q0 8-5 8t-5-8v-8q0-1-3-1Z',
};
