/** Half widths and heights of a person in centimetres, and what they wear. */
export interface Build {
  readonly height: number;
  /** How many of their heads they are tall; a child is fewer. */
  readonly heads: number;
  readonly shoulder: number;
  readonly hem: number;
  /** Where the coat ends, as a share of the height from the top. */
  readonly coat: number;
  readonly arms: 'behind' | 'pockets' | 'down';
  readonly hair: 'bun' | 'beanie' | 'bob' | 'plaits' | 'hat';
  readonly legs: 'trousers' | 'skirt';
  /** Lines cut into the coat. */
  readonly cuts: 'apron' | 'coat' | 'cardigan' | 'smock' | 'pack';
}

/** The coat, from the neck to its hem. */
export function bodyOf({ heads, height, shoulder, hem, coat }: Build): string {
  const head = height / heads;
  const neck = neckOf(head);
  const hip = height * coat;
  return `M-4 ${head * 0.9}v${neck - head * 0.9 - 2}Q${-shoulder} ${neck + 1} ${-shoulder} ${neck + 11}L${-hem} ${hip}Q0 ${hip + 4} ${hem} ${hip}L${shoulder} ${neck + 11}Q${shoulder} ${neck + 1} 4 ${neck - 2}V${head * 0.9}z`;
}

/** How far below the crown the neck ends. */
export const neckOf = (head: number): number => head * 1.24;

/** Both legs, from below the coat to the shoes. */
export function legsOf({ height, legs, hem }: Build, hip: number): string {
  const [foot, half] = [height - 4, legs === 'trousers' ? hem * 0.86 : hem * 0.5];
  const leg = (side: number) =>
    `M${side * 1.2} ${hip - 6}H${side * half}L${side * (half * 0.52 + 5)} ${foot}q${side * 3} 0 ${side * 5} 4H${side * 3}L${side * 2.6} ${foot - 8}z`;
  return leg(-1) + leg(1);
}

/** A skirt that shows below the coat. */
export const skirtOf = (hem: number, hip: number): string =>
  `M${-hem * 0.8} ${hip - 8}L${-hem * 1.04} ${hip + 16}Q0 ${hip + 20} ${hem * 1.04} ${hip + 16}L${hem * 0.8} ${hip - 8}z`;

/** Both arms as lines, to be drawn as thick as a sleeve. */
export function armsOf({ arms, shoulder, height }: Build, neck: number): string {
  const [x, y] = [shoulder - 3, neck + 11];
  const [elbow, hand] = [y + height * 0.17, y + height * 0.32];
  const arm = (side: number) => {
    if (arms === 'behind')
      return `M${side * x} ${y}Q${side * (x + 9)} ${elbow - 4} ${side * (x + 6)} ${elbow}T${side * 3} ${hand - 10}`;
    if (arms === 'pockets')
      return `M${side * x} ${y}Q${side * (x + 11)} ${elbow} ${side * (x + 9)} ${elbow + 3}L${side * (x - 3)} ${hand - 7}`;
    return `M${side * x} ${y}Q${side * (x + 6)} ${elbow} ${side * (x + 4)} ${hand}l${-side} 8`;
  };
  return arm(-1) + arm(1);
}

/** Hair, or what covers it. */
export function hairOf({ hair }: Build, head: number): string {
  const r = head * 0.4;
  switch (hair) {
    case 'bun':
      return `M${-r} ${head * 0.5}a${r} ${head * 0.54} 0 0 1 ${2 * r} 0zM-5 -1a5 5.5 0 0 1 10 2a5 4.5 0 0 1 -10 -2z`;
    case 'beanie':
      return `M${-r - 1} ${head * 0.46}a${r + 1} ${head * 0.5} 0 0 1 ${2 * r + 2} 0v4h${-2 * r - 2}z`;
    case 'bob':
      return `M${-r - 1} ${head * 0.86}V${head * 0.45}a${r + 1} ${head * 0.47} 0 0 1 ${2 * r + 2} 0V${head * 0.86}Q0 ${head} ${-r - 1} ${head * 0.86}z`;
    case 'plaits':
      return `M${-r} ${head * 0.5}a${r} ${head * 0.52} 0 0 1 ${2 * r} 0L${r + 5} ${head * 1.5}h-5L${r - 3} ${head * 0.8}H${3 - r}L${-r} ${head * 1.5}h-5z`;
    case 'hat':
      return `M${-r * 2} ${head * 0.36}Q0 ${head * 0.5} ${r * 2} ${head * 0.36}Q${r * 1.4} ${head * 0.2} ${r} ${head * 0.2}Q${r * 0.9} ${-head * 0.08} 0 ${-head * 0.02}Q${-r * 0.9} ${-head * 0.08} ${-r} ${head * 0.2}Q${-r * 1.4} ${head * 0.2} ${-r * 2} ${head * 0.36}z`;
  }
}

/** The lines that are left bare. */
export function cutsOf({ cuts, shoulder, hem }: Build, neck: number, hip: number): string {
  const waist = (neck + hip) / 2 + 2;
  const inner = [-1, 1]
    .map((side) => `M${side * (shoulder - 5)} ${neck + 18}L${side * (shoulder - 4)} ${waist}`)
    .join('');
  switch (cuts) {
    case 'apron':
      return `M-11 ${neck + 3}L0 ${waist - 6}L11 ${neck + 3}M${-hem + 4} ${waist}H${hem - 4}M0 ${waist}q-9 -9 -11 -2t11 2q9 -9 11 -2t-11 2l-5 17M0 ${waist}l5 15`;
    case 'coat':
      return `${inner}M-8 ${neck}q8 5 16 0M${-hem + 3} ${hip - 5}H${hem - 3}M0 ${neck + 8}V${hip - 8}`;
    case 'cardigan':
      return `${inner}M-9 ${hip - 2}V${hip + 12}M0 ${hip - 1}V${hip + 14}M9 ${hip - 2}V${hip + 12}M${-hem + 4} ${waist + 8}q${hem - 4} 6 ${2 * hem - 8} 0`;
    case 'smock':
      return `M-10 ${neck + 5}H10M-7 ${neck + 10}L-11 ${hip}M0 ${neck + 10}V${hip + 2}M7 ${neck + 10}L11 ${hip}`;
    case 'pack':
      return `M-13 ${neck + 3}V${waist - 8}M13 ${neck + 3}V${waist - 8}M-13 ${neck + 16}h26v${waist - neck - 6}h-26zM-8 ${neck + 26}h16`;
  }
}
