/** People in silhouette, as the bubble makers' pictures show them. */
export const INK = '#1b1533';

/** A limb from place to place, round at its ends. */
export const limb = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** How somebody holds their arms. */
export type Arms = 'down' | 'up' | 'one' | 'poles' | 'point';

const DOWN = [limb('M-12-80L-17-62L-16-44', 6.5), limb('M12-80L17-62L16-44', 6.5)] as const;

const ARMS: Readonly<Record<Arms, string>> = {
  down: DOWN.join(''),
  up: `${limb('M-11-80L-22-97L-17-119', 6.5)}${limb('M11-80L23-96L21-118', 6.5)}`,
  one: `${DOWN[0]}${limb('M11-80L22-97L23-119', 6.5)}`,
  poles: `${limb('M-11-80L-24-89L-30-106', 6.5)}${limb('M11-80L26-89L32-106', 6.5)}`,
  point: `${DOWN[0]}${limb('M11-80L32-92L54-101', 6.5)}`,
};

/** Somebody who stands at a place, so many units tall: a coat or a skirt, and their arms. */
export function person(
  x: number,
  y: number,
  tall: number,
  arms: Arms = 'down',
  look: 'coat' | 'skirt' | 'child' = 'coat',
  hat = false,
): string {
  const legs =
    look === 'skirt'
      ? '<path d="M-11-82H11L22-26H-22Z"/><path d="M-12-30H-5V0H-14ZM5-30H12V0H14H5Z"/>'
      : '<path d="M-13-82H13L16-36H-16Z"/><path d="M-14-42H-2V0H-13ZM2-42H14L13 0H2Z"/>';
  return `<g transform="translate(${x} ${y}) scale(${tall / 106})" fill="${INK}">${legs}<path d="M-14-74Q-14-86 0-87Q14-86 14-74V-60H-14Z"/><circle cy="-97" r="9"/>${hat ? '<path d="M-15-101H15V-104H9V-112H-9V-104H-15Z"/>' : ''}${ARMS[arms]}</g>`;
}
