/** How many lines a change has added or replaced, not counting those that only moved as a block. */
export function linesChanged(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  return Math.max(old.length, now.length) - start - end;
}
