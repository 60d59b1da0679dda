/**
 * Names the parts of a component that a look reaches by `[data-slot='…']`.
 *
 * @example
 * const slot = slots<'title' | 'text'>();
 * <h2 data-slot={slot('title')}>
 * @returns a function that gives a name back, and that the compiler lets have these names alone
 */
export const slots =
  <Slot extends string>() =>
  (name: Slot): Slot =>
    name;
