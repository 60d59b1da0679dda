/** A work's place as its file says it. */
export interface Placed {
  readonly file: string;
  /** From 1; works without one follow the others. */
  readonly order?: number | undefined;
}

/**
 * The places that works have to be given so that one of them stands elsewhere; all others keep what their
 * files say.
 *
 * @param works in their present order
 * @param to where it stands then, counted from 0
 * @returns new places by file
 */
export function placesAfterMove(
  works: readonly Placed[],
  file: string,
  to: number,
): ReadonlyMap<string, number> {
  const moved = works.find((one) => one.file === file);
  if (!moved) return new Map();
  const wanted = works.filter((one) => one !== moved).toSpliced(to, 0, moved);
  const places = new Map<string, number>();
  let last = 0;
  for (const [index, work] of wanted.entries()) {
    const isKept = work !== moved && work.order !== undefined && work.order > last;
    // Those behind it that name no place stand there by their names.
    if (index > to && work.order === undefined) continue;
    const place = isKept ? (work.order ?? last) : last + 1;
    if (!isKept) places.set(work.file, place);
    last = place;
  }
  return places;
}
