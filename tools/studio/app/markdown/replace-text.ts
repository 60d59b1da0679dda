/** A single change of a text, at places in the text before it. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * The smallest single change that makes one text of another, so that the cursor and the undo history of an
 * editor survive when its text changes from outside.
 */
export function changeBetween(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    from: start,
    to: before.length - end,
    insert: after.slice(start, after.length - end),
  };
}
