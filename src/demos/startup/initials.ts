/** The first letters of a name's words: `Aoife Tiernan` is `AT`. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('');
