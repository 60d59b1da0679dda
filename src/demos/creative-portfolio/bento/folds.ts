/** What becomes of a block under each choice of the filter, as lists of the kinds' values. */
export interface Fold {
  /** It is the last of two that are left, and takes the rest of their row. */
  broad?: string;
  /** It is the last of four that are left. */
  fourth?: string;
  /** Folded to a swatch, it is twice as wide, so that the swatches fill their row. */
  double?: string;
  /** Folded to a swatch, it stands tall beside the fourth of four. */
  tall?: string;
}

/** The value of a kind's radio button: its place in the filter, from 1. */
export const kindValue = (index: number): string => String(index + 1);

/**
 * How each work folds. Of twelve cells of a row of swatches, those that the `left` works leave free
 * are taken by as many swatches of double width.
 */
export function folds(kinds: readonly string[], categories: readonly string[]): Fold[] {
  return categories.map((own, index) => {
    const found: Record<keyof Fold, string[]> = { broad: [], fourth: [], double: [], tall: [] };
    for (const [place, kind] of kinds.entries()) {
      const left = categories.filter((category) => category === kind).length;
      const isLast = !categories.slice(index + 1).includes(kind);
      const foldedAfter = categories.slice(index + 1).filter((category) => category !== kind);
      const value = kindValue(place);
      if (own === kind) {
        if (isLast && left === 2) found.broad.push(value);
        if (isLast && left === 4) found.fourth.push(value);
      } else {
        if (foldedAfter.length < left) found.double.push(value);
        if (left === 4) found.tall.push(value);
      }
    }
    return Object.fromEntries(
      Object.entries(found)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => [name, values.join(' ')]),
    );
  });
}
