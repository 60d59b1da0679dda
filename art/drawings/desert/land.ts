import { curve, range, repeat, type Point } from '../kit.ts';

/** A linear gradient from above to below, or along the way that is given. */
export function gradient(id: string, colours: readonly string[], x2 = 0, y2 = 1): string {
  const stops = colours.map(
    (colour, k) =>
      `<stop offset="${(k / (colours.length - 1)).toFixed(3)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}

/** A glow around a place. */
export function glow(id: string, x: number, y: number, r: number, colour: string): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop offset="0" stop-color="${colour}" stop-opacity=".95"/><stop offset=".4" stop-color="${colour}" stop-opacity=".4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
}

/** A long, soft ridge from one edge of a picture to the other. */
export function ridge(
  next: () => number,
  width: number,
  base: number,
  swell: number,
  parts: number,
): Point[] {
  const phase = next() * 6;
  return range(parts + 1).map((k) => {
    const wave = Math.sin(k * 0.9 + phase) * 0.6 + Math.sin(k * 2.1 + phase * 2) * 0.25;
    return [-40 + ((width + 80) * k) / parts, base + swell * (wave + (next() - 0.5) * 0.5)];
  });
}

/** Land below a ridge, down to the picture's lower edge, with the light along it. */
export function land(
  points: readonly Point[],
  bottom: number,
  fill: string,
  rim = '',
  opacity = 0.6,
): string {
  const line = curve(points);
  const light = `<path d="${line}" fill="none" stroke="${rim}" stroke-width="3" opacity="${opacity}"/>`;
  return `<path d="${line}V${bottom + 4}H${points[0]?.[0] ?? 0}Z" fill="${fill}"/>${rim && light}`;
}

/** The lines that wind leaves on a slope. */
export function ripples(
  next: () => number,
  [x, y]: Point,
  width: number,
  count: number,
  colour: string,
): string {
  return repeat(count, (k) => {
    const py = y + k * (10 + k * 1.8);
    const px = x + k * 20 + next() * 24;
    return `<path d="M${px.toFixed(0)} ${py.toFixed(0)}q${width * 0.25} ${(-16 - next() * 8).toFixed(0)} ${width * 0.5} 0t${width * 0.5} ${(6 + next() * 8).toFixed(0)}" fill="none" stroke="${colour}" stroke-width="2.6" opacity=".3"/>`;
  });
}

/** Stars by chance, fewer towards the horizon. */
export function stars(next: () => number, width: number, horizon: number, count: number): string {
  return `<g fill="#fbe7c8">${repeat(count, () => {
    const y = next() ** 1.15 * horizon;
    const bright = next() ** 6;
    const opacity = (0.35 + 0.6 * next()) * (1 - y / (horizon * 1.3)) + bright * 0.3;
    return `<circle cx="${(next() * width).toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.5 + bright * 4).toFixed(1)}" opacity="${opacity.toFixed(2)}"/>`;
  })}</g>`;
}

/** What is dark against the light: the same shape in the light's colour looks out behind it. */
export function lit(shape: string, dark: string, light: string, dx: number, dy = -2): string {
  return `<g fill="${light}" stroke="${light}" transform="translate(${dx} ${dy})">${shape}</g><g fill="${dark}" stroke="${dark}">${shape}</g>`;
}

/** A saguaro, as high as it is told. */
export function saguaro(x: number, y: number, height: number): string {
  const w = height * 0.13;
  return `<g fill="none" stroke-linecap="round" stroke-width="${w.toFixed(1)}"><path d="M${x} ${y}V${y - height}" stroke-width="${(w * 1.25).toFixed(1)}"/><path d="M${x} ${y - height * 0.42}h${-height * 0.18}q${-height * 0.09} 0 ${-height * 0.09} ${-height * 0.1}v${-height * 0.16}M${x} ${y - height * 0.32}h${height * 0.17}q${height * 0.09} 0 ${height * 0.09} ${-height * 0.1}v${-height * 0.24}"/></g>`;
}

/** A palm that leans a little. */
export function palm(x: number, y: number, height: number, lean: number): string {
  const [tx, ty] = [x + lean, y - height];
  const leaves = range(9)
    .map((k) => {
      const angle = -200 + k * 27.5;
      const length = height * (0.42 - 0.05 * Math.abs(k - 4) * 0.4);
      return `<path d="M0 0Q${(length * 0.5).toFixed(0)} ${(-length * 0.3).toFixed(0)} ${length.toFixed(0)} ${(length * 0.22).toFixed(0)}Q${(length * 0.45).toFixed(0)} ${(-length * 0.06).toFixed(0)} 0 0Z" transform="translate(${tx} ${ty}) rotate(${angle})"/>`;
    })
    .join('');
  return `<path d="M${x} ${y}Q${x + lean * 0.1} ${y - height * 0.6} ${tx} ${ty}" fill="none" stroke-width="${(height * 0.055).toFixed(1)}"/><g stroke="none">${leaves}</g>`;
}
